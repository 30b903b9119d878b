import type { ReactNode } from 'react'

/** A few words under a bracket like the one over repeats. */
export function Bracketed({ children }: { children: ReactNode }) {
  return (
    <p className="inline-block border-ink border-x-[1.5px] px-3 text-[0.9375rem] leading-tight [border-image:linear-gradient(var(--color-ink)_8px,transparent_8px)_1] [border-top:1.5px_solid_var(--color-ink)]">
      <span className="wide block pt-2 font-[540]">{children}</span>
    </p>
  )
}
