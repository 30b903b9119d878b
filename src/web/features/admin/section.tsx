import { type ReactNode, useId } from 'react'

/** A part of a tab: its title and what it is for, and its content beside them on wide screens. */
export function Section({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-line py-8 first:pt-2 last:pb-0 [&+&]:border-t xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-ink-2 text-small">{sentence}</p>
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  )
}
