import type { SportId } from '../../../sports/registry.ts'
import type { Step } from '../../../workout/step.ts'
import { timelineOf } from '../../../workout/timeline.ts'
import { movingSecondsOf } from '../../../workout/totals.ts'
import type { FileWorkout } from '../format.ts'
import { keepRound } from '../messages/rounds.ts'

/** A step on a trainer's clock, in seconds from the start of the workout. */
export type TimedStep = { step: Step; start: number; end: number }

/**
 * One step after another on a clock that never waits, each with the notes of its round: a distance takes its expected
 * time in whole seconds, a step until the lap button the one that is written, and a send-off leaves a rest.
 */
export function timedSteps({ steps, sport }: FileWorkout, reference: number | undefined): TimedStep[] {
  return timelineOf(steps, (step) => clockedSeconds(step, sport, reference)).flatMap((timed) => {
    const { start, movingSeconds, restSeconds, seconds, repeat } = timed
    const step = repeat ? keepRound(timed.step, repeat.round, repeat.rounds) : timed.step
    const moved = start + movingSeconds
    return [
      { step, start, end: moved },
      ...(restSeconds > 0 ? [{ step: restOf(restSeconds), start: moved, end: start + seconds }] : []),
    ]
  })
}

function clockedSeconds(step: Step, sport: SportId, reference: number | undefined): number {
  if (step.duration.type === 'time') return step.duration.value
  return Math.max(1, Math.round(movingSecondsOf(step, sport, reference)))
}

function restOf(seconds: number): Step {
  return { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: seconds } }
}
