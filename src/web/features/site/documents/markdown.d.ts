/** A document of `docs`, which the plugin `documents` of vite.config.ts turns into HTML. */
declare module '*.md' {
  export const title: string
  export const html: string
}
