import { PublicTitle } from '../../../ui/heading.tsx'

/** A document of the project as a page. Its text is our own, converted to HTML when the product is built. */
export function Document({ title, html }: { title: string; html: string }) {
  return (
    <article className="gutter pt-6 md:pt-10">
      <PublicTitle>{title}</PublicTitle>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted when the product is built */}
      <div className="document mt-8 max-w-3xl md:mt-10" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
