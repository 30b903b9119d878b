import type { ReactNode } from 'react'

/** The title of a dashboard page, with the page's actions at its right. */
export function PageTitle({
  children,
  beside,
  eyebrow,
  actions,
}: {
  children: ReactNode
  /** A control of the title itself. */
  beside?: ReactNode
  /** A line of facts above the title. */
  eyebrow?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {eyebrow && <div className="mb-1.5 flex items-center gap-2 text-ink-2">{eyebrow}</div>}
        <div className="flex items-center gap-1">
          <h1 className="min-w-0 text-h1 [overflow-wrap:anywhere]">{children}</h1>
          {beside}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

/** The title of a public page. */
export function PublicTitle({ children }: { children: ReactNode }) {
  return <h1 className="text-page [overflow-wrap:anywhere]">{children}</h1>
}

/** A large figure with its label above; its unit, after a thin space, is smaller: `26.1 km`. */
export function Figure({ label, value: written }: { label: ReactNode; value: string | number }) {
  const [, value, unit] = /^(.*)\u202f(\D+)$/.exec(String(written)) ?? [undefined, String(written), undefined]
  return (
    <div>
      <dt className="text-label">{label}</dt>
      <dd className="text-[1.625rem] text-number sm:text-[2rem]">
        {value}
        {unit && <span className="ms-0.5 font-normal text-[0.6em] text-ink-2 tracking-normal">{`\u202f${unit}`}</span>}
      </dd>
    </div>
  )
}
