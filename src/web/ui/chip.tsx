import type { ReactNode } from 'react'

/** A short fact beside a name. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-7 items-center whitespace-nowrap rounded-chip bg-sunken px-2.5 text-[0.8125rem] text-ink leading-none">
      {children}
    </span>
  )
}
