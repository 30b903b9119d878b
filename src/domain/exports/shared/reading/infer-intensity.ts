import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Intensity } from '../../../workout/intensity.ts'
import type { Step } from '../../../workout/step.ts'

/**
 * Infers the intensities that a file does not state: a rising ramp at the start is a warm-up, a falling one at the end a
 * cool-down, and of two steps in turn the harder is the interval. The others stay active.
 */
export function inferIntensities(entries: readonly EditorEntry[]): EditorEntry[] {
  return inferIntervals(entries).map((entry, index) => {
    if (isGroup(entry)) return entry
    if (index === 0 && entry.target?.ramp === 'rising') return as(entry, 'warmup')
    if (index === entries.length - 1 && entry.target?.ramp === 'falling') return as(entry, 'cooldown')
    return entry
  })
}

/** Infers only intervals and recoveries: for files that name warm-ups and cool-downs. */
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

/** The upper end of a target; undefined if there is none. */
function hardness({ target, intensity }: Step): number | undefined {
  if (intensity === 'rest') return 0
  return target?.percentMax ?? target?.rangeMax ?? undefined
}

/** Changes only an intensity that the file does not state. */
function as(step: Step, intensity: Intensity): Step {
  return step.intensity === 'active' ? { ...step, intensity } : step
}
