import type { Folded } from './fold/folding.ts'
import type { Part } from './part.ts'

/** A session without its strides, and how many there are, where only their number is said: the generator runs them. */
export function withoutStrides(folded: Folded, text: string): { folded: Folded; strides: number } | undefined {
  const { parts } = folded
  const [run, strides, ...others] = parts
  if (others.length > 0 || !run || !strides || !isCountedOnly(strides, text) || !isRun(run)) return undefined
  return { folded: { ...folded, parts: [run] }, strides: strides.times[0] ?? 0 }
}

function isCountedOnly(
  { isStrides, times, length, aims, details, rest, place, stretches, isThen, isJoined }: Part,
  text: string,
): boolean {
  if (!isStrides || !length || times.length !== 1 || place || stretches || isThen || isJoined) return false
  const [count = 0] = times
  const isSaid =
    aims.length > 0 || details.length > 0 || rest !== undefined || !/\p{L}{4}/u.test(text.slice(length.from, length.to))
  return !isSaid && count >= LEAST && count <= MOST
}

function isRun({ times, inner, rungs, role, place, length }: Part): boolean {
  return length !== undefined && times.length === 0 && !inner && !rungs && !role && !place
}

// The bounds of a request.
const [LEAST, MOST] = [2, 20]
