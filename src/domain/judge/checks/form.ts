import { atMost, isMultiple } from '../../units/tolerance.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import type { MeasuredWorkout, Stretch } from '../reading/stretches.ts'
import { zonesOf } from '../reading/zones.ts'
import { type CheckResult, checkMultiples, checkThat } from './result.ts'

/** Checks that no repeat contains another, or more entries than stand before it. Nothing can be measured otherwise. */
export function checkRepeats(steps: StoredSteps): CheckResult[] {
  let reachable = 0
  for (const entry of steps) {
    if (!isRepeat(entry)) reachable += 1
    else if (entry.repeat.steps > reachable)
      return checkThat('repeat-depth', false, {
        value: entry.repeat.steps,
        limit: `at most ${reachable} here`,
        source: sources.watch,
      })
    else reachable = 0
  }
  return [{ bound: 'repeat-depth' }]
}

/** Checks that a watch can hold the workout; a repeat counts as one step, and so does each step inside it. */
export function checkWatchSteps({ steps }: MeasuredWorkout): CheckResult[] {
  const { watchSteps } = everySession
  return checkThat('watch-steps', steps.length <= watchSteps, {
    value: steps.length,
    limit: `at most ${watchSteps}`,
    source: sources.watch,
  })
}

/** Checks that times are multiples of 5 s, unless the athlete ends the step: nobody follows a time of 7:03. */
export function checkStepSeconds({ steps }: MeasuredWorkout): CheckResult[] {
  const seconds = timedSteps(steps).map(({ duration }) => duration.value)
  return checkMultiples('step-seconds', seconds, everySession.stepSecondsMultiple)
}

/** Checks that steps of a minute and more are half minutes. One step may be odd where the whole workout is. */
export function checkHalfMinutes({ steps, stretches, seconds }: MeasuredWorkout): CheckResult[] {
  const { from, of } = everySession.halfMinutes
  const isEven = (length: number) => isMultiple(length, of, 'fileLength')
  const long = timedSteps(steps).filter(({ duration }) => duration.value >= from)
  if (long.length === 0) return []
  const odd = long.filter(({ duration }) => !isEven(duration.value))
  const [first] = odd
  const mayOneBeOdd = !isEven(seconds) && stretches.filter(({ step }) => step === first).length === 1
  return checkThat('half-minutes', !first || (mayOneBeOdd && odd.length === 1), {
    value: first?.duration.value ?? 0,
    limit: `multiples of ${of}`,
    source: sources.practice,
  })
}

/** Checks that the last step in motion is easy. */
export function checkEnd(workout: MeasuredWorkout): CheckResult[] {
  const last = workout.stretches.findLast(isMoving)
  return last ? checkEasy('ends-easy', [last], workout) : []
}

/** Checks that nothing hard comes after the cool-down. */
export function checkAfterCooldown(workout: MeasuredWorkout): CheckResult[] {
  const cooldown = workout.stretches.findIndex(({ step }) => step.intensity === 'cooldown')
  if (cooldown < 0) return []
  return checkEasy('work-after-cooldown', workout.stretches.slice(cooldown + 1).filter(isMoving), workout)
}

function checkEasy(
  bound: 'ends-easy' | 'work-after-cooldown',
  stretches: readonly Stretch[],
  { sport }: MeasuredWorkout,
): CheckResult[] {
  const zone2End = zonesOf(sport)[1]?.high ?? 0
  const hard = stretches.find(({ step, isKnown, middle }) =>
    isKnown ? !atMost(middle, zone2End, 'percent') : step.intensity === 'interval',
  )
  return checkThat(bound, !hard, {
    value: Math.round(hard?.middle ?? 0),
    limit: `at most ${Math.round(zone2End)} % of threshold`,
    source: sources.practice,
  })
}

function isMoving({ step }: Stretch): boolean {
  return step.intensity !== 'rest'
}

function timedSteps(steps: StoredSteps): Step[] {
  return steps.filter(
    (entry): entry is Step => !isRepeat(entry) && entry.duration.type === 'time' && !entry.duration.lapButton,
  )
}
