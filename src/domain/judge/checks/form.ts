import { atMost } from '../../units/tolerance.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import type { Moment, Reading } from '../reading/moments.ts'
import { bandsOf } from '../reading/zone-bands.ts'
import { type Answer, holds } from './answer.ts'

/** No repeat takes in another, or more entries than stand before it. Asked before anything else is read. */
export function repeatsAreOneLevel(steps: StoredSteps): Answer[] {
  let reachable = 0
  for (const entry of steps) {
    if (!isRepeat(entry)) reachable += 1
    else if (entry.repeat.steps > reachable)
      return holds('repeat-depth', false, {
        value: entry.repeat.steps,
        limit: `at most ${reachable} here`,
        source: sources.watch,
      })
    else reachable = 0
  }
  return [{ bound: 'repeat-depth' }]
}

/** Watches hold 50 steps; a repeat is one, and so is each step inside it. */
export function fitsAWatch({ steps }: Reading): Answer[] {
  const limit = `at most ${everySession.watchSteps}`
  return holds('watch-steps', steps.length <= everySession.watchSteps, {
    value: steps.length,
    limit,
    source: sources.watch,
  })
}

/** A time of 7:03 is no instruction: steps are counted in fives of seconds, unless the athlete ends them. */
export function timesInFives({ steps }: Reading): Answer[] {
  const timed = timedSteps(steps)
  if (timed.length === 0) return []
  const odd = timed.find(({ duration }) => duration.value % everySession.stepSecondsOf !== 0)
  return holds('step-seconds', !odd, {
    value: odd?.duration.value ?? 0,
    limit: `a multiple of ${everySession.stepSecondsOf}`,
    source: sources.practice,
  })
}

/** Steps of a minute and more come to half minutes; of a whole that does not, one step cannot. */
export function halfMinutes({ steps, moments, seconds }: Reading): Answer[] {
  const { from, of } = everySession.halfMinutes
  const isOdd = ({ duration }: Step) => duration.value >= from && duration.value % of !== 0
  const long = timedSteps(steps).filter(({ duration }) => duration.value >= from)
  if (long.length === 0) return []
  const odd = long.find(isOdd)
  const mayBeOne = seconds % of !== 0 && moments.filter(({ step }) => step === odd).length === 1
  return holds('half-minutes', !odd || (mayBeOne && long.filter(isOdd).length === 1), {
    value: odd?.duration.value ?? 0,
    limit: `multiples of ${of}`,
    source: sources.practice,
  })
}

/** The last thing done is easy. */
export function endsEasy(reading: Reading): Answer[] {
  const last = reading.moments.findLast(isMoving)
  return last ? easyUpTo('ends-easy', [last], reading) : []
}

/** After the cool-down nothing hard is done. */
export function nothingAfterCooldown(reading: Reading): Answer[] {
  const cooldown = reading.moments.findIndex(({ step }) => step.intensity === 'cooldown')
  if (cooldown < 0) return []
  return easyUpTo('work-after-cooldown', reading.moments.slice(cooldown + 1).filter(isMoving), reading)
}

function easyUpTo(
  bound: 'ends-easy' | 'work-after-cooldown',
  moments: readonly Moment[],
  { sport }: Reading,
): Answer[] {
  // The upper end of zone 2.
  const most = bandsOf(sport)[1]?.high ?? 0
  const hard = moments.find(({ step, isKnown, percent }) =>
    isKnown ? !atMost(percent, most, 'percent') : step.intensity === 'interval',
  )
  return holds(bound, !hard, {
    value: Math.round(hard?.percent ?? 0),
    limit: `at most ${Math.round(most)} % of threshold`,
    source: sources.practice,
  })
}

function isMoving({ step }: Moment): boolean {
  return step.intensity !== 'rest'
}

function timedSteps(steps: StoredSteps): Step[] {
  return steps.filter(
    (entry): entry is Step => !isRepeat(entry) && entry.duration.type === 'time' && !entry.duration.lapButton,
  )
}
