import { sportOf } from '../sports/registry.ts'
import type { BoundName } from './bounds/bound-names.ts'
import { checkCore } from './checks/core.ts'
import { type CheckResult, scoreOf } from './checks/result.ts'
import { asType, type WorkoutAsType } from './reading/as-type.ts'
import type { MeasuredWorkout } from './reading/stretches.ts'

/** The core score, 0 to 1, from which a workout is of a type. Our choice: most bounds of its core are kept. */
const MIN_CORE_SCORE = 0.8
/** Of these bounds none may be broken, and one of `effortBounds` has to apply. */
const requiredBounds: readonly BoundName[] = ['work-zone', 'work-pace', 'easy-share', 'bouts', 'ladder-shape']
const effortBounds: readonly BoundName[] = ['work-zone', 'work-pace', 'easy-share']

/** The workout as the type whose core it keeps best, or as none where it keeps no core well. */
export function inferType(workout: MeasuredWorkout): WorkoutAsType {
  let best: WorkoutAsType | undefined
  let bestScore = 0
  for (const type of sportOf(workout.sport).workoutTypes) {
    const candidate = asType(workout, type)
    const results = checkCore(candidate)
    const score = scoreOf(results)
    if (score >= MIN_CORE_SCORE && score > bestScore && keepsRequired(results)) {
      best = candidate
      bestScore = score
    }
  }
  return best ?? asType(workout, undefined)
}

function keepsRequired(results: readonly CheckResult[]): boolean {
  const required = results.filter(({ bound }) => requiredBounds.includes(bound))
  return (
    required.some(({ bound }) => effortBounds.includes(bound)) && required.every(({ finding }) => finding === undefined)
  )
}
