import { isGroup, toGroups } from './groups.ts'
import type { Step, StoredSteps, Target } from './step.ts'

/** A step on the workout's clock. */
export type TimelineStep = {
  step: Step
  /** Seconds from the start of the workout. */
  start: number
  /** Seconds in motion; what a send-off leaves until `seconds` is rest. */
  movingSeconds: number
  /** Seconds until the next step starts. */
  seconds: number
  /** Its index among the editor's entries. */
  entry: number
  /** In a repeat: its index among the `steps` of one round, and the round, counted from 1. */
  repeat?: { index: number; steps: number; round: number; rounds: number }
}

/**
 * The steps of a workout one after another, repeats counted out. `movingSeconds` tells how long a step itself takes; it
 * is asked once for each stored step.
 */
export function timelineOf(stored: StoredSteps, movingSeconds: (step: Step) => number): TimelineStep[] {
  const timeline: TimelineStep[] = []
  let clock = 0
  const add = (timed: Omit<TimelineStep, 'start'>) => {
    timeline.push({ ...timed, start: clock })
    clock += timed.seconds
  }
  toGroups(stored).forEach((group, entry) => {
    const steps = isGroup(group) ? group.steps : [group]
    const rounds = isGroup(group) ? group.count : 1
    const timed = steps.map((step) => {
      const moving = movingSeconds(step)
      return { step, movingSeconds: moving, seconds: Math.max(moving, step.sendOff ?? 0), entry }
    })
    for (let round = 1; round <= rounds; round += 1)
      timed.forEach((one, index) => {
        add(isGroup(group) ? { ...one, repeat: { index, steps: steps.length, round, rounds } } : one)
      })
  })
  return timeline
}

/** Where a step begins and ends between the ends of its target: a ramp goes from one to the other, others are steady. */
export function startAndEnd(
  ramp: Target['ramp'],
  { low, high }: { low: number; high: number },
  steady: number = (low + high) / 2,
): [from: number, to: number] {
  if (!ramp) return [steady, steady]
  return ramp === 'rising' ? [low, high] : [high, low]
}
