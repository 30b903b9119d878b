import type { SportId } from '../../sports/registry.ts'
import type { Step } from '../../workout/step.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import type { FileWorkout } from '../format.ts'
import { writtenOut } from '../messages/rounds.ts'

/** A step on a trainer's clock, in seconds from the start of the workout. */
export type TimedStep = { step: Step; start: number; end: number }

/**
 * One step after another on a clock that never waits, repeats counted out: a distance takes its expected time in whole
 * seconds, a step until the lap button the one that is written, and a send-off leaves a rest.
 */
export function timedSteps({ steps, sport }: FileWorkout, reference: number | undefined): TimedStep[] {
  let clock = 0
  const timed = (step: Step, seconds: number): TimedStep => {
    const start = clock
    clock += seconds
    return { step, start, end: clock }
  }
  return writtenOut(steps).flatMap((step) => {
    const moving = clockedSeconds(step, sport, reference)
    const rest = (step.sendOff ?? 0) - moving
    return [timed(step, moving), ...(rest > 0 ? [timed(restOf(rest), rest)] : [])]
  })
}

function clockedSeconds(step: Step, sport: SportId, reference: number | undefined): number {
  if (step.duration.type === 'time') return step.duration.value
  return Math.max(1, Math.round(movingSecondsOf(step, sport, reference)))
}

function restOf(seconds: number): Step {
  return { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: seconds } }
}
