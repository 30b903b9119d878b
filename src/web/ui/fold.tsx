import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

/** One quiet line that unfolds what it names. A title that does not fit is cut off while it is folded. */
export function Fold({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) {
  return (
    <details className={`group text-small ${className}`}>
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 rounded-chip underline-offset-3 hover:underline sm:min-h-7 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 truncate group-open:whitespace-normal group-open:[overflow-wrap:anywhere]">
          {title}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
