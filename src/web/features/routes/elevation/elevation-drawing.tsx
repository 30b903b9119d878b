import type { ElevationBar } from './elevation-bars.ts'
import { heightShare, type Steepness, steepnessOf } from './elevation-scale.ts'

/** The bars themselves: a pale body and a solid cap, as all bars are drawn. */
export function ElevationDrawing({
  bars,
  range,
  width,
  height,
}: {
  bars: readonly ElevationBar[]
  range: { low: number; high: number }
  width: number
  height: number
}) {
  const step = width / bars.length
  const drawn = bars.flatMap((bar, at) => {
    if (bar.elevation === null) return []
    const top = height - RULE_PX - heightShare(bar.elevation, range) * (height - RULE_PX)
    return { kind: steepnessOf(bar), left: at * step, top }
  })
  const side = step - Math.min(GAP_PX, step / 4)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="profile absolute inset-0 size-full"
    >
      {kinds.map(({ kind, body, cap }) => {
        const ofKind = drawn.filter((bar) => bar.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <g key={kind}>
            <path
              d={ofKind.map(({ left, top }) => `M${r(left)} ${r(top)}h${r(side)}V${height}h${r(-side)}Z`).join('')}
              fill={body}
            />
            <path
              d={ofKind.map(({ left, top }) => `M${r(left)} ${r(top)}h${r(side)}v${CAP_PX}h${r(-side)}Z`).join('')}
              fill={cap}
            />
          </g>
        )
      })}
      <path d={`M0 ${height - RULE_PX / 2}H${width}`} stroke="var(--color-ink)" strokeWidth={RULE_PX} />
    </svg>
  )
}

const kinds: readonly { kind: Steepness; body: string; cap: string }[] = [
  { kind: 'level', body: 'var(--color-line)', cap: 'var(--color-ink)' },
  { kind: 'climb', body: 'var(--body-active)', cap: 'var(--cap-active)' },
  { kind: 'steep', body: 'var(--body-interval)', cap: 'var(--cap-interval)' },
]

function r(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

const RULE_PX = 1.5
const CAP_PX = 3
const GAP_PX = 1
