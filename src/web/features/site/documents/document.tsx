import { PublicTitle } from '../../../ui/heading.tsx'

/** A document of the project as a page. Its text is our own, made into HTML when the product is built. */
export function Document({ title, html }: { title: string; html: string }) {
  return (
    <article className="gutter pt-6 md:pt-10">
      <PublicTitle>{title}</PublicTitle>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by us and built with the product, nobody else's */}
      <div className="document mt-8 max-w-3xl md:mt-10" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
