import type { ReactNode } from 'react'

/** A message that stays in the page; `danger` is read out at once. */
export function Notice({
  tone = 'info',
  title,
  actions,
  children,
  className,
}: {
  tone?: 'info' | 'danger' | 'good'
  title?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  className?: string
}) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`border-s-4 bg-sunken px-4 py-3 [overflow-wrap:anywhere] ${edges[tone]} ${className ?? ''}`}
    >
      {title && <p className="text-h4">{title}</p>}
      {children && <div className={title ? 'mt-0.5 text-ink-2' : ''}>{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

const edges = { info: 'border-ink', danger: 'border-danger text-danger', good: 'border-good' } as const
