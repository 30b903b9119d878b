import { memo } from 'react'
import { layoutProfile } from '#domain/profile/layout.ts'
import { bodyPath, capPath } from '#domain/profile/shapes.ts'
import { sizes } from '#domain/profile/sizes.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { Intensity } from '#domain/workout/intensity.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { bodyColour, capColour } from './drawn-bar.tsx'

/**
 * The smallest profile, beside the name of its workout: bodies and caps on the rule, without brackets. A month has many
 * of them, so it is not measured but stretched over its frame, and has two paths for each intensity.
 */
export const SparkProfile = memo(function SparkProfile({
  steps,
  sport,
  reference,
}: {
  steps: StoredSteps
  sport: SportId
  reference?: number | undefined
}) {
  const { width, height } = sizes.spark.nominal
  const { bars, baseline } = layoutProfile(steps, sport, reference, { width, height, size: 'spark' })
  return (
    <svg
      aria-hidden="true"
      className="profile block h-4.5 w-full"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {[...Map.groupBy(bars, ({ intensity }) => intensity)].map(([intensity, alike]) => (
        <Bars key={intensity} intensity={intensity} bars={alike} baseline={baseline} />
      ))}
      <path
        d={`M0 ${baseline}H${width}`}
        stroke="var(--color-ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
})

type Drawn = { intensity: Intensity; bars: ReturnType<typeof layoutProfile>['bars']; baseline: number }

function Bars({ intensity, bars, baseline }: Drawn) {
  const closed = bars.filter(({ open }) => !open)
  return (
    <>
      <path d={bars.map((bar) => bodyPath(bar, baseline)).join('')} fill={bodyColour(intensity)} />
      <path d={closed.map((bar) => capPath(bar, baseline)).join('')} fill={capColour(intensity)} />
    </>
  )
}
