import type { ReactNode } from 'react'

/** A section of the landing page, which links lead to by its id. */
export function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="gutter scroll-mt-4 pt-18 md:pt-26">
      <h2 id={`${id}-heading`} className="mb-8 max-w-2xl text-h1 md:mb-12">
        {heading}
      </h2>
      {children}
    </section>
  )
}
