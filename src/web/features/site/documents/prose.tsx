import type { ReactNode } from 'react'
import { PublicTitle } from '../../../ui/heading.tsx'

/** A page of plain text: its title, the day it was last changed, and its parts. */
export function Prose({ title, changed, children }: { title: string; changed?: string; children: ReactNode }) {
  return (
    <article className="gutter pt-6 md:pt-10">
      <PublicTitle>{title}</PublicTitle>
      {changed && <p className="mt-4 text-ink-2">Last changed {changed}</p>}
      <div className="mt-8 grid max-w-2xl gap-4 text-[1.0625rem] leading-relaxed md:mt-10">{children}</div>
    </article>
  )
}

/** A part of such a page under its own heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-4 grid gap-3">
      <h2 className="text-h3">{heading}</h2>
      {children}
    </section>
  )
}

export function List({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 ps-5 marker:text-ink-3">{children}</ul>
}
