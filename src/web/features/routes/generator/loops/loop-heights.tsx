import { useMemo } from 'react'
import type { RoutePoint } from '#domain/routes/route-line.ts'
import { elevationBars } from '../../elevation/elevation-bars.ts'
import { heightShare, rangeOf } from '../../elevation/elevation-scale.ts'

/** The heights along a loop as a small picture; nothing where none is known. The climb beside it says it in words. */
export function LoopHeights({ points }: { points: readonly RoutePoint[] }) {
  const bars = useMemo(() => elevationBars(points, BARS), [points])
  const range = useMemo(() => rangeOf(bars), [bars])
  if (!range) return null
  const tops = bars.flatMap(({ elevation }, at) =>
    elevation === null ? [] : [[at, HEIGHT - CAP - heightShare(elevation, range) * (HEIGHT - 2 * CAP)] as const],
  )
  const path = (below: (top: number) => string) =>
    tops.map(([at, top]) => `M${at} ${top.toFixed(1)}h1${below(top)}h-1Z`)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BARS} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-2 block h-7 w-full border-ink border-b-[1.5px]"
    >
      <path d={path(() => `V${HEIGHT}`).join('')} fill="var(--color-line)" />
      <path d={path(() => `v${CAP}`).join('')} fill="var(--color-ink)" />
    </svg>
  )
}

const BARS = 64
const HEIGHT = 36
const CAP = 2
