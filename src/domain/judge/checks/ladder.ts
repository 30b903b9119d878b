import type { Examined } from '../reading/as-type.ts'
import { type Answer, holds } from './answer.ts'

/** Rungs of a ladder, from one index to another, ends included. */
type Part = { first: number; last: number }

/** A ladder of fewer rungs is none. */
const FEWEST_RUNGS = 3

/**
 * A ladder goes up, down, or up and down again, by the same step each time; a longer rung never has less rest. Several
 * ladders may follow one another.
 */
export function ladderAnswers({ bounds, found, inPool }: Examined): Answer[] {
  const { bouts, pauses } = found
  if (!bounds.ladder || bouts.length === 0) return []
  const rungs = bouts.map(({ metres }) => Math.round(metres))
  const strides = rungs.slice(1).map((rung, index) => rung - (rungs[index] ?? 0))
  const parts = partsOf(strides)
  const isSound = parts.every(({ first, last }) => last - first + 1 >= FEWEST_RUNGS)
  const size = Math.abs(strides[0] ?? 0)
  const isEven = strides.length > 0 && size > 0 && strides.every((stride) => isNear(Math.abs(stride), size))
  const parting = new Set(parts.map(({ last }) => last))
  const rests = pauses
    .map(({ seconds, metres }, index) => ({ seconds, metres, index, rung: rungs[index] ?? 0 }))
    .filter(({ metres, index }) => !(inPool && metres > 0) && !parting.has(index))
    .toSorted((a, b) => a.rung - b.rung || a.seconds - b.seconds)
  const isGrowing = rests.every(({ seconds }, index) => seconds >= (rests[index - 1]?.seconds ?? 0))
  const say = (limit: string) => ({ value: rungs.join('-'), limit, source: bounds.source })
  return [
    ...holds(
      'ladder-shape',
      isSound || (rungs.length >= FEWEST_RUNGS && isOneLadder(strides)),
      say('up, down or a pyramid'),
    ),
    ...holds('ladder-step', isSound || isEven, say('the same step from rung to rung')),
    ...holds('ladder-rest', isGrowing, say('no less rest after a longer rung')),
  ]
}

/** Cuts rungs into ladders of one step each, every one as long as it can be. */
function partsOf(strides: readonly number[]): Part[] {
  const parts: Part[] = []
  let first = 0
  while (first <= strides.length) {
    const step = strides[first] ?? 0
    let last = first
    let direction = Math.sign(step)
    while (last < strides.length) {
      const stride = strides[last] ?? 0
      if (stride === 0 || !isNear(Math.abs(stride), Math.abs(step))) break
      if (Math.sign(stride) !== direction) {
        // Only what went up may turn, and only once.
        if (direction < 0) break
        direction = -1
      }
      last += 1
    }
    parts.push({ first, last })
    first = last + 1
  }
  return parts
}

/** Up, down, or up and then down, by whatever steps. */
function isOneLadder(strides: readonly number[]): boolean {
  const turn = strides.findIndex((stride) => stride < 0)
  return turn < 0
    ? strides.every((stride) => stride > 0)
    : strides.every((stride, index) => stride < 0 === index >= turn && stride !== 0)
}

/** A metre of slack: rungs may be yards. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1
}
