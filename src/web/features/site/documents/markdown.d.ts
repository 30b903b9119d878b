/** A document of `docs` as the build turns it into a page. */
declare module '*.md' {
  export const title: string
  export const html: string
}
