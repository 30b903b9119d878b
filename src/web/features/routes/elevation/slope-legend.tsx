import type { ElevationBar } from './elevation-bars.ts'
import { type Steepness, steepnessOf } from './elevation-scale.ts'

/** What the colours of a profile mean, as far as it has them. */
export function SlopeLegend({ bars }: { bars: readonly ElevationBar[] }) {
  const kinds = new Set(bars.map(steepnessOf))
  return (
    <ul className="flex gap-4">
      {legend.map(({ kind, words, colours }) =>
        kinds.has(kind) ? (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden="true" className="h-3 w-3.5 border-t-4" style={colours} />
            {words}
          </li>
        ) : null,
      )}
    </ul>
  )
}

const legend: readonly { kind: Steepness; words: string; colours: { background: string; borderColor: string } }[] = [
  {
    kind: 'climb',
    words: 'over 3\u202f%',
    colours: { background: 'var(--body-active)', borderColor: 'var(--cap-active)' },
  },
  {
    kind: 'steep',
    words: 'over 5\u202f%',
    colours: { background: 'var(--body-interval)', borderColor: 'var(--cap-interval)' },
  },
]
