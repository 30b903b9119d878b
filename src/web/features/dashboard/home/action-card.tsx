import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A card that leads to an action: a drawing, and its title beneath. */
export function ActionCard({
  to,
  title,
  sentence,
  drawing,
}: {
  to: string
  title: string
  sentence: string
  drawing: ReactNode
}) {
  return (
    <Link
      to={to}
      className="group -m-3 block rounded-control p-3 no-underline transition-colors hover:bg-surface hover:shadow-1"
    >
      <span aria-hidden="true" className="flex h-28 flex-col justify-end">
        {drawing}
      </span>
      <span className="mt-3 block text-h4 decoration-4 decoration-accent underline-offset-4 group-hover:underline">
        {title}
      </span>
      <span className="block text-ink-2 text-small">{sentence}</span>
    </Link>
  )
}
