import type { ShownZone } from '../zones/drawn-zones.ts'

/** The zones that a figure leads to: each with its range and a bar that is longer the harder it is. */
export function ZoneRows({ label, zones }: { label: string; zones: readonly ShownZone[] }) {
  if (zones.length === 0) return null
  return (
    <ol aria-label={label} className="grid gap-1 text-small">
      {zones.map(({ number, name, range, share }) => (
        <li
          key={number}
          className="grid grid-cols-[1rem_8.25rem_minmax(1rem,1fr)_7.25rem] items-center gap-x-2 max-[22.5rem]:grid-cols-[1rem_minmax(0,1fr)_auto]"
        >
          <span className="tabular text-ink-2">{number}</span>
          <span>{name}</span>
          <span aria-hidden="true" className="max-[22.5rem]:hidden">
            <span
              className="block h-4 rounded-[2px] border-s-3"
              style={{ width: `${share * 100}%`, ...looks[Math.min(number, looks.length) - 1] }}
            />
          </span>
          <span className="tabular text-end text-ink-2">{range}</span>
        </li>
      ))}
    </ol>
  )
}

const look = (kind: string) => ({ background: `var(--body-${kind})`, borderColor: `var(--cap-${kind})` })

// The colours that workouts have: from easy to hard.
const looks = [look('recovery'), look('recovery'), look('active'), look('active'), look('interval')]
