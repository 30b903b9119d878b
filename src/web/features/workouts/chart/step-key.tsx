import { useId } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import type { Step } from '#domain/workout/step.ts'
import { BarMarks, Hatch } from './drawn-bar.tsx'
import { shapeOf } from './geometry/bars.ts'

/** A step as a sign of 14 px: its height says how hard, a slope says ramp, a hatch says rest. */
export function StepKey({
  step,
  sport,
  className = 'size-3.5',
}: {
  step: Pick<Step, 'intensity' | 'target' | 'duration'>
  sport: SportId
  className?: string
}) {
  const hatch = useId()
  const { from, to, ramp } = shapeOf(step, sport)
  // A quarter stays, or an easy step would be no more than its cap; rest needs room for its hatch.
  const rest = step.intensity === 'rest'
  const height = (share: number) => (rest ? 7 : 3.5 + 10.5 * share)
  const bar = {
    intensity: step.intensity,
    x: 0,
    width: 14,
    from: height(from),
    to: height(to),
    cap: rest ? 1.5 : 3,
    ramp,
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 14 14" className={`profile flex-none ${className}`}>
      {rest && (
        <defs>
          <Hatch id={hatch} spacing={3.5} />
        </defs>
      )}
      <BarMarks bar={bar} baseline={14} hatch={hatch} />
    </svg>
  )
}
