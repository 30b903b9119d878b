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
 * The steps of a workout one after another, repeats expanded. `movingSeconds` tells how long a step itself takes; it
 * is asked once for each stored step.
 */
export function timelineOf(stored: StoredSteps, movingSeconds: (step: Step) => number): TimelineStep[] {
  const timeline: TimelineStep[] = []
  let start = 0
  const add = (step: Step, moving: number, entry: number, repeat?: TimelineStep['repeat']) => {
    const seconds = Math.max(moving, step.sendOff ?? 0)
    timeline.push({ step, start, movingSeconds: moving, seconds, entry, ...(repeat && { repeat }) })
    start += seconds
  }
  for (const [entry, group] of toGroups(stored).entries()) {
    if (!isGroup(group)) {
      add(group, movingSeconds(group), entry)
      continue
    }
    const { steps, count } = group
    const moving = steps.map(movingSeconds)
    for (let round = 1; round <= count; round += 1)
      for (const [index, step] of steps.entries())
        add(step, moving[index] ?? 0, entry, { index, steps: steps.length, round, rounds: count })
  }
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
