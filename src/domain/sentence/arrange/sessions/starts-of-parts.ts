import type { Part } from './parts.ts'
import type { Sayings } from './sayings.ts'
import type { Length } from './words.ts'

/** How much time a unit says to lie between two starts: "every 2 min" of repetitions says so as well. */
export function startOf({ kind, isCounted, lengths }: Startable, { start, every }: Sayings): Length | undefined {
  const areRepetitions = kind === 'bouts' && isCounted && lengths.length === 1
  return start ?? (areRepetitions && every?.in === 's' ? every : undefined)
}

type Startable = Pick<Part, 'kind' | 'isCounted' | 'lengths'>

/** Lets the repetitions of a part start every so often, also those of its sets; false if there are none, or they have a rest. */
export function startEvery(part: Part, start: Length): boolean {
  const [inner, ...others] = part.parts
  if (part.kind === 'group') return inner !== undefined && others.length === 0 && startEvery(inner, start)
  const [length, ...more] = part.lengths
  const isLong = length?.in !== 's' || length.size < start.size
  if (!part.isCounted || !length || more.length > 0 || part.rests.length > 0 || part.start || !isLong) return false
  part.start = start
  return true
}
