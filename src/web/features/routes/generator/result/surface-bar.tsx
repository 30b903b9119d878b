import { percent, type Surface } from '../loops/loop-facts.ts'

/** The surfaces of a loop as one bar on a rule, with its parts in words below. */
export function SurfaceBar({ surfaces }: { surfaces: readonly Surface[] }) {
  if (surfaces.length === 0) return <p className="text-ink-2 text-small">The surface is not known here.</p>
  return (
    <div>
      <div aria-hidden="true" className="flex h-3 items-end gap-0.5 border-ink border-b-[1.5px]">
        {surfaces.map(({ name, share }) => (
          <span
            key={name}
            className={`h-full rounded-t-bar ${fills[name]}`}
            style={{ flexGrow: share, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {surfaces.map(({ name, share }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-bar ${fills[name]}`} />
            {`${percent(share)} ${name === 'unknown' ? 'not known' : name}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

const fills = {
  paved: 'bg-ink-2',
  unpaved:
    'bg-[repeating-linear-gradient(135deg,var(--color-edge)_0_2px,transparent_2px_5px)] outline outline-edge -outline-offset-1',
  unknown: 'bg-sunken outline outline-line -outline-offset-1',
} as const
