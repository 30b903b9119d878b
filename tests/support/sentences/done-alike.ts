import type { Understood } from '#domain/sentence/result.ts'
import { toMetres } from '#domain/units/distance.ts'
import type { Step } from '#domain/workout/step.ts'
import { stepsAskedFor } from './steps-asked-for.ts'

/**
 * Whether an athlete does the same by two readings, step by step: as long, as hard and in the same manner, whether its easy
 * parts are called a recovery, a warm-up or zone 1.
 */
export function areDoneAlike(one: Understood, other: Understood): boolean {
  const isSame = (read: (understood: Understood) => Understood) => shapeOf(read(one)) === shapeOf(read(other))
  // The type says how hard the work is of which nothing is said, in one reading or in both.
  return isSame((understood) => understood) || isSame(withoutType)
}

function withoutType(understood: Understood): Understood {
  const { workoutType: _, effort: __, racePace: ___, ...asked } = understood.asked
  return { ...understood, asked, assumed: {} }
}

function shapeOf(understood: Understood): string {
  const steps = stepsAskedFor(understood).map((step) =>
    [lengthOf(step), aimOf(step), step.cadence?.min, step.stroke, step.drill, step.equipment?.join(), step.sendOff]
      .filter((one) => one !== undefined && one !== '')
      .join(' '),
  )
  return steps.join(', ')
}

function lengthOf({ duration: { value, unit } }: Step): string {
  if (unit === 'seconds' || unit === 'minutes') return `${unit === 'minutes' ? value * 60 : value} s`
  return `${Math.round(toMetres(value, unit))} m`
}

function aimOf({ target, effort, intensity }: Step): string {
  if (target?.percentMin !== undefined) return `${target.percentMin}-${target.percentMax} %`
  if (target?.rangeMin !== undefined) return `${target.rangeMin}-${target.rangeMax} ${target.type}`
  if (target?.zoneNumber !== undefined && target.zoneNumber > 1) return `zone ${target.zoneNumber}`
  if (effort !== undefined) return `effort ${effort}`
  return target !== undefined || (intensity !== 'active' && intensity !== 'interval') ? 'easy' : 'open'
}
