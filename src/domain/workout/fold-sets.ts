import { unroll } from './groups.ts'
import { keyOf } from './same-workout.ts'
import type { Step, StoredSteps } from './step.ts'

/** A step, or what is done several times, sets of sets too; the pause stands between the times. */
export type Folded = Step | FoldedSet
export type FoldedSet = { count: number; steps: Folded[]; pause?: Step | undefined }

export function isFoldedSet(entry: Folded): entry is FoldedSet {
  return 'count' in entry
}

/**
 * Steps as sets of sets, to be summarised: what is written out as `4 × 400 m, 90 s, 400 m, 4 min, 5 × 400 m` is
 * `2 × (5 × 400 m, 90 s), 4 min`. The pause behind the last repetition of a set is left out.
 */
export function foldSets(stored: StoredSteps): Folded[] {
  const steps = unroll(stored)
  if (steps.length > MAX_STEPS) return steps
  const keys = steps.map((step) => `${step.name ?? ''} ${keyOf(step)}`)
  return withoutLastPauses(fold({ steps, keys }))
}

// The time to fold grows with the square of their number.
const MAX_STEPS = 240

type Row = { steps: readonly Step[]; keys: readonly string[] }

function fold(row: Row): Folded[] {
  const folded: Folded[] = []
  for (let at = 0; at < row.steps.length; ) {
    const rest = from(row, at)
    const best = longestRepetition(rest)
    if (best) folded.push(setOf(rest, best))
    else folded.push(...rest.steps.slice(0, 1))
    at += best ? best.length : 1
  }
  return folded
}

/** A row that begins with a block of `size` steps, done `count` times; `length` steps have them all. */
type Repetition = { size: number; count: number; length: number }

/** The repetition at the start of a row that has most of its steps; of several the one with the smallest block. */
function longestRepetition(row: Row): Repetition | undefined {
  let best: Repetition | undefined
  for (let size = 1; size * 2 - 1 <= row.steps.length; size += 1) {
    const one = repetition(row, size)
    if (one && one.length > (best?.length ?? 0)) best = one
  }
  return best
}

/** The repetition of the first `size` steps of a row; the last time may be without the pause at the end of the block. */
function repetition({ steps, keys }: Row, size: number): Repetition | undefined {
  let length = size
  while (length < keys.length && keys[length] === keys[length - size]) length += 1
  const whole = Math.floor(length / size)
  const isPauseMissing = size > 1 && length % size === size - 1 && isPause(steps[size - 1])
  const count = whole + (isPauseMissing ? 1 : 0)
  if (count < 2) return undefined
  return { size, count, length: isPauseMissing ? length : whole * size }
}

function setOf(row: Row, { size, count }: Repetition): FoldedSet {
  const last = row.steps[size - 1]
  const pause = size > 1 && isPause(last) ? last : undefined
  const block = pause ? size - 1 : size
  return { count, steps: fold({ steps: row.steps.slice(0, block), keys: row.keys.slice(0, block) }), pause }
}

function from({ steps, keys }: Row, at: number): Row {
  return { steps: steps.slice(at), keys: keys.slice(at) }
}

/** What is left behind a set of its own pauses says nothing of it. */
function withoutLastPauses(folded: readonly Folded[]): Folded[] {
  return folded.filter((entry, index) => {
    const set = folded[index - 1]
    if (!set || !isFoldedSet(set) || isFoldedSet(entry) || !isPause(entry)) return true
    return !pausesIn(set).some((pause) => keyOf(pause) === keyOf(entry))
  })
}

function pausesIn({ steps, pause }: FoldedSet): Step[] {
  return [...(pause ? [pause] : []), ...steps.filter(isFoldedSet).flatMap(pausesIn)]
}

/** Whether a step is what comes between two others. */
export function isPause(step: Step | undefined): boolean {
  return step?.intensity === 'rest' || step?.intensity === 'recovery'
}
