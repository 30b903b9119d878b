import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Intensity } from '../../../workout/intensity.ts'
import type { Step } from '../../../workout/step.ts'

/**
 * What the steps of a file are for, where the file does not say it: a workout that begins with a rising ramp warms up,
 * one that ends with a falling one cools down, and of two steps in turn the harder is the interval. The rest is active.
 */
export function inferIntensities(entries: readonly EditorEntry[]): EditorEntry[] {
  return inferIntervals(entries).map((entry, index) => {
    if (isGroup(entry)) return entry
    if (index === 0 && entry.target?.ramp === 'rising') return as(entry, 'warmup')
    if (index === entries.length - 1 && entry.target?.ramp === 'falling') return as(entry, 'cooldown')
    return entry
  })
}

/** Only the intervals and recoveries of that: for files that say what warms up and what cools down. */
export function inferIntervals(entries: readonly EditorEntry[]): EditorEntry[] {
  return entries.map((entry) => (isGroup(entry) ? { ...entry, steps: inTurn(entry.steps) } : entry))
}

function inTurn(steps: Step[]): Step[] {
  const [first, second, third] = steps
  if (!first || !second || third) return steps
  const [one, other] = [hardness(first), hardness(second)]
  if (one === undefined || other === undefined || one === other) return steps
  return [as(first, one > other ? 'interval' : 'recovery'), as(second, one > other ? 'recovery' : 'interval')]
}

/** The upper end of a target; nothing for a step that asks nothing or only its own unit can compare. */
function hardness({ target, intensity }: Step): number | undefined {
  if (intensity === 'rest') return 0
  return target?.percentMax ?? target?.rangeMax ?? undefined
}

/** Only what was not known is guessed. */
function as(step: Step, intensity: Intensity): Step {
  return step.intensity === 'active' ? { ...step, intensity } : step
}
