import type { ReactNode } from 'react'
import { PublicTitle } from '../../../ui/heading.tsx'

/** A document of the project as a page, with a link beneath its title. Its text is our own, converted to HTML when the product is built. */
export function Document({ title, html, link }: { title: string; html: string; link?: ReactNode }) {
  return (
    <article className="gutter pt-6 md:pt-10">
      <PublicTitle>{title}</PublicTitle>
      {link && <p className="mt-4">{link}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted when the product is built */}
      <div className="document mt-8 max-w-3xl md:mt-10" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
