import { zoneOfEffort } from '#domain/generator/request/effort.ts'
import type { Asked, Understood } from '#domain/sentence/result.ts'
import { racePaceName } from '#domain/sports/races.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { Step } from '#domain/workout/step.ts'

/**
 * The steps that a sentence spells out, repeats expanded: its whole workout, or its ends and its main set. Work without a target
 * has that of the type, as it will have in the workout.
 */
export function stepsAskedFor({ asked, assumed, workout }: Understood): Step[] {
  if (workout) return unroll(workout.steps)
  const { warmup, mainSet, set, cooldown } = asked
  const usual = effortOfType({ ...assumed, ...asked })
  const aim = (step: Step): Step =>
    step.target || step.effort !== undefined || !isWork(step) ? step : { ...step, ...usual }
  return [
    ...(warmup ? [stepOf(warmup, 'warmup')] : []),
    ...(mainSet ? unroll(mainSet).map(aim) : set ? stepsOfSet(set).map(aim) : []),
    ...(cooldown ? [stepOf(cooldown, 'cooldown')] : []),
  ]
}

/** How hard the work of a session is that says nothing of its own: at the pace of its race, else in the zone of its type. */
function effortOfType({ sport = 'running', workoutType, effort, racePace }: Asked): Pick<Step, 'name' | 'target'> {
  if (racePace) return { name: racePaceName(racePace) }
  const { reference, workZones } = sportOf(sport)
  const zoneNumber = effort ? zoneOfEffort(effort, sportOf(sport)) : workoutType && workZones[workoutType]
  return zoneNumber ? { target: { type: reference.metric, zoneNumber } } : {}
}

function stepsOfSet(set: NonNullable<Asked['set']>): Step[] {
  const work = { ...stepOf(set, 'interval'), ...(set.effort === 'all out' ? { effort: 10 } : {}) }
  const rest: Step[] =
    set.restSeconds === undefined ? [] : [stepOf({ value: set.restSeconds, unit: 'seconds' }, 'rest')]
  return Array.from({ length: set.times }, () => [work, ...rest]).flat()
}

function isWork({ intensity }: Step): boolean {
  return intensity === 'interval' || intensity === 'active'
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
