import type { Asked, Understood } from '#domain/sentence/result.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { Step } from '#domain/workout/step.ts'

/** The steps that a sentence spells out, repeats expanded: its whole workout, or its ends and its main set. */
export function stepsAskedFor({ asked, workout }: Understood): Step[] {
  if (workout) return unroll(workout.steps)
  const { warmup, mainSet, set, cooldown } = asked
  return [
    ...(warmup ? [stepOf(warmup, 'warmup')] : []),
    ...(mainSet ? unroll(mainSet) : set ? stepsOfSet(set) : []),
    ...(cooldown ? [stepOf(cooldown, 'cooldown')] : []),
  ]
}

function stepsOfSet(set: NonNullable<Asked['set']>): Step[] {
  const rest: Step[] =
    set.restSeconds === undefined ? [] : [stepOf({ value: set.restSeconds, unit: 'seconds' }, 'rest')]
  return Array.from({ length: set.times }, () => [stepOf(set, 'interval'), ...rest]).flat()
}

function stepOf({ value, unit }: { value: number; unit: string }, intensity: Step['intensity']): Step {
  const seconds = SECONDS[unit]
  return {
    intensity,
    duration: seconds
      ? { type: 'time', unit: 'seconds', value: value * seconds }
      : { type: 'distance', unit: unit as 'meters', value },
  }
}

const SECONDS: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600 }
