import { isGroup, toGroups } from './groups.ts'
import type { Step, StoredSteps, Target } from './step.ts'

/** A step on the workout's clock. */
export type TimelineStep = {
  step: Step
  /** Seconds from the start of the workout. */
  start: number
  /** Its parts: seconds in motion, and the rest that its send-off leaves. */
  movingSeconds: number
  restSeconds: number
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
    const parts = partsOf(step, moving)
    timeline.push({ step, start, ...parts, entry, ...(repeat && { repeat }) })
    start += parts.seconds
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

/** The parts of a step that is in motion for so long: the next step starts at the send-off, or later if it takes longer. */
export function partsOf({ sendOff = 0 }: Step, movingSeconds: number) {
  const restSeconds = Math.max(0, sendOff - movingSeconds)
  return { movingSeconds, restSeconds, seconds: Math.max(movingSeconds, sendOff) }
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
