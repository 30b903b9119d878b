import type { ReactNode } from 'react'

/** A short fact beside a name. */
export function Chip({ icon, children, className }: { icon?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <span
      className={`inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-chip bg-sunken px-2.5 text-[0.8125rem] text-ink leading-none ${className ?? ''}`}
    >
      {icon}
      {children}
    </span>
  )
}
