import type { ReactNode } from 'react'

/** The title of a dashboard page, with the page's actions at its right. */
export function PageTitle({
  children,
  eyebrow,
  actions,
  className,
}: {
  children: ReactNode
  /** A line of facts above the title. */
  eyebrow?: ReactNode
  actions?: ReactNode
  className?: string
}) {
  return (
    <header className={`mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${className ?? ''}`}>
      <div className="min-w-0">
        {eyebrow && <div className="mb-1.5 flex items-center gap-2 text-ink-2">{eyebrow}</div>}
        <h1 className="text-h1 [overflow-wrap:anywhere]">{children}</h1>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

/** The title of a public page. */
export function PublicTitle({ children }: { children: ReactNode }) {
  return <h1 className="text-page [overflow-wrap:anywhere]">{children}</h1>
}

/** The title of a part of a page, above a line when `ruled`. */
export function SectionTitle({
  children,
  actions,
  ruled = false,
  className,
}: {
  children: ReactNode
  actions?: ReactNode
  ruled?: boolean
  className?: string
}) {
  return (
    <div
      className={`mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${ruled ? 'border-ink border-b-[1.5px] pb-2' : ''} ${className ?? ''}`}
    >
      <h2 className="text-h3">{children}</h2>
      {actions}
    </div>
  )
}

/** A large figure with its label above; its unit, after a thin space, is smaller: `26.1 km`. */
export function Figure({ label, value: written }: { label: ReactNode; value: string | number }) {
  const [, value, unit] = /^(.*)\u202f(\D+)$/.exec(String(written)) ?? [undefined, String(written), undefined]
  return (
    <div>
      <dt className="text-label">{label}</dt>
      <dd className="text-[1.625rem] text-number sm:text-[2rem]">
        {value}
        {unit && <span className="ml-0.5 font-normal text-[0.6em] text-ink-2 tracking-normal">{`\u202f${unit}`}</span>}
      </dd>
    </div>
  )
}
