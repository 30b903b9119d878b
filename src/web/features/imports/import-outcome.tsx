import { Link } from '@tanstack/react-router'
import type { Import } from './use-imports.ts'

/** What a file became: the path of its page, its name and its kind. */
export type Became = { to: string; name: string; kind: string }

/** One file of an import: what it became and what was lost, why it was refused, or how far it is. */
export function ImportOutcome<Imported extends { losses: readonly string[] }>({
  of: one,
  becameOf,
}: {
  of: Import<Imported>
  becameOf: (imported: Imported) => Became
}) {
  if (one.state === 'refused')
    return (
      <>
        <p className="font-[540] [overflow-wrap:anywhere]">{one.name}</p>
        <p className="mt-0.5 text-danger">{one.reason}</p>
      </>
    )
  if (one.state !== 'kept')
    return (
      <p className="flex justify-between gap-4 text-ink-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{one.name}</span>
        <span>{said[one.state]}</span>
      </p>
    )
  const { losses } = one.imported
  const { to, name, kind } = becameOf(one.imported)
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={to} className="link font-[540] [overflow-wrap:anywhere]">
          {name}
        </Link>
        <span className="text-ink-2 text-small">
          {one.name}, {kind}
        </span>
      </p>
      {losses.length === 0 ? (
        <p className="mt-0.5 text-ink-2">Everything was kept.</p>
      ) : (
        <ul className="mt-1 grid list-disc gap-1 ps-5 text-ink-2 marker:text-ink-3">
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const said = { waiting: 'Waiting', reading: 'Reading...', cancelled: 'Cancelled' } as const
