import type { ReactNode } from 'react'

/** A page that has no workout to show: what happened, and the links or buttons to go on. */
export function WorkoutState({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="gutter max-w-4xl py-16">
      <h1 className="text-h1">{title}</h1>
      <div className="mt-3 grid gap-2 text-ink-2 text-lead">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
