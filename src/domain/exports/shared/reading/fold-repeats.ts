import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { MAX_REPEAT_COUNT } from '../../../workout/stored-entry.ts'

/** Folds equal steps in a row into repeats: A B A B A is twice A B, then A. A single step repeats from three times on. */
export function foldRepeats(steps: readonly Step[]): EditorEntry[] {
  const keys = numberSteps(steps)
  const entries: EditorEntry[] = []
  for (let at = 0; at < steps.length; ) {
    const { length, count } = bestRepeat(keys, at)
    const block = steps.slice(at, at + length)
    if (count === 1) entries.push(...block)
    else entries.push({ type: 'repeat', count, steps: block })
    at += length * count
  }
  return entries
}

/** Folds the steps between existing repeats. */
export function foldEntries(entries: readonly EditorEntry[]): EditorEntry[] {
  const result: EditorEntry[] = []
  let steps: Step[] = []
  for (const entry of entries) {
    if (!isGroup(entry)) steps.push(entry)
    else {
      result.push(...foldRepeats(steps), entry)
      steps = []
    }
  }
  return [...result, ...foldRepeats(steps)]
}

/** Gives equal steps the same number. */
function numberSteps(steps: readonly Step[]): number[] {
  const numbers = new Map<string, number>()
  return steps.map((step) => {
    const key = JSON.stringify(step)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
}

const MAX_BLOCK_STEPS = 30

/** The repeat from here on that leaves the fewest steps to write; of equal ones, the shortest block. */
function bestRepeat(keys: readonly number[], at: number): { length: number; count: number } {
  let best = { length: 1, count: 1 }
  let saved = 0
  for (let length = 1; length <= Math.min(MAX_BLOCK_STEPS, (keys.length - at) / 2); length += 1) {
    const count = Math.min(MAX_REPEAT_COUNT, 1 + countAlike(keys, at, length) / length)
    const saves = length * (Math.floor(count) - 1)
    if (saves > saved && (length > 1 || count >= 3)) {
      best = { length, count: Math.floor(count) }
      saved = saves
    }
  }
  return best
}

/** Counts the steps from here on that are the same as those `length` later. */
function countAlike(keys: readonly number[], at: number, length: number): number {
  let same = 0
  while (at + same + length < keys.length && keys[at + same] === keys[at + same + length]) same += 1
  return same
}
