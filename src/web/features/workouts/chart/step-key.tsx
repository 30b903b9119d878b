import { useId } from 'react'
import { shapeOf } from '#domain/profile/bars.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { Step } from '#domain/workout/step.ts'
import { BarMarks, Hatch } from './drawn-bar.tsx'

/** A step as an icon of 14 px: its height shows the effort, a slope a ramp, a hatch a rest. */
export function StepKey({
  step,
  sport,
  className = 'size-3.5',
}: {
  step: Pick<Step, 'intensity' | 'target' | 'effort' | 'duration'>
  sport: SportId
  className?: string
}) {
  const hatch = useId()
  const { from, to, ramp, felt } = shapeOf(step, sport)
  // A body is at least a quarter high, or an easy step would be nothing but its cap; rest needs space for its hatch.
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
    felt,
    // A key is too small for a bar without its cap: it stands for the intensity.
    open: false,
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
