import { powerZones } from '../athlete/zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { isRepeat, type StoredSteps } from '../workout/step.ts'
import type { Answer } from './finding.ts'
import type { Reading } from './reading.ts'

const WATCH = 'What watches take'

/** No repeat takes in another, or more entries than stand before it. Asked before anything else is read. */
export function repeatsAreOneLevel(steps: StoredSteps): Answer {
  let reachable = 0
  for (const entry of steps) {
    if (!isRepeat(entry)) reachable += 1
    else if (entry.repeat.steps > reachable)
      return { bound: 'repeat-depth', value: entry.repeat.steps, limit: `at most ${reachable} here`, source: WATCH }
    else reachable = 0
  }
  return 'kept'
}

/** Watches hold 50 steps; a repeat is one, and so is each step inside it. */
export function fitsAWatch({ steps }: Reading): Answer {
  return steps.length <= 50 ? 'kept' : { bound: 'watch-steps', value: steps.length, limit: 'at most 50', source: WATCH }
}

/** A time of 7:03 is no instruction: steps are counted in fives of seconds. */
export function timesInFives({ moments }: Reading): Answer {
  const odd = moments.find(({ step }) => step.duration.type === 'time' && step.duration.value % 5 !== 0)
  return odd
    ? { bound: 'step-seconds', value: odd.step.duration.value, limit: 'a multiple of 5', source: 'Coaching practice' }
    : 'kept'
}

/** After the cool-down has begun nothing but easy steps follow, and the last one is easy. */
export function endsEasy({ moments, sport }: Reading): Answer {
  const moving = moments.filter(({ step }) => step.intensity !== 'rest')
  const easyUpTo = easiestTwoZones(sport)
  const cooldown = moving.findIndex(({ step }) => step.intensity === 'cooldown')
  const tail = cooldown < 0 ? moving.slice(-1) : moving.slice(cooldown)
  const hard = tail.find(({ step, percent }) => step.intensity === 'interval' || percent > easyUpTo)
  return hard
    ? {
        bound: 'ends-easy',
        value: Math.round(hard.percent),
        limit: `at most ${Math.round(easyUpTo)} %`,
        source: 'Coaching practice',
      }
    : 'kept'
}

/** The upper end of zone 2, in percent of threshold. */
function easiestTwoZones(id: SportId): number {
  const steady = sportOf(id).paceZones[1]
  return steady ? 100 / steady.fast : (powerZones[1]?.percentMax ?? 0)
}
