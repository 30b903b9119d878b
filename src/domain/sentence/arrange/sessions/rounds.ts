import type { Part } from './parts.ts'
import type { Sayings } from './sayings.ts'

/** "x3" behind a part, or behind several that belong together. */
export function repeat(last: Part, parts: Part[], { figure, ofSets }: NonNullable<Sayings['times']>): boolean {
  if (figure < 2) return false
  const from = parts.findLastIndex(({ mark }) => mark !== 'slash' && mark !== 'join' && mark !== 'none')
  const own = parts.slice(Math.max(0, from))
  if (own.length > 1 && own.every((part) => !part.isCounted && !part.end)) {
    const [first] = own
    if (!first) return false
    parts.splice(parts.length - own.length, own.length, groupOf(first, own, figure))
    return true
  }
  if (last.isCounted) {
    if (last.kind === 'bouts' && !ofSets) return false
    if (ofSets && parts.length > 1) return false
    Object.assign(last, groupOf(last, [{ ...last }], figure))
  } else Object.assign(last, { times: figure, isCounted: true })
  return true
}

export function groupOf(first: Part, parts: Part[], times: number): Part {
  return {
    ...first,
    ...{ kind: 'group', times, isCounted: true, lengths: [], parts, aims: [], details: [], rests: [], picks: [] },
    ...{ isEasy: false, isRamp: false, isFaster: false, byLegs: false },
    ...{ between: undefined, every: undefined, step: undefined },
  }
}

/** "20x1 min … 2 blocks of 10" */
export function splitInSets(last: Part, { sets, of }: NonNullable<Sayings['split']>): boolean {
  // "300s: 2 sets of 6"
  if (of && isOnlyLength(last)) Object.assign(last, { times: sets * of, isCounted: true })
  const each = last.times / sets
  if (!last.isCounted || !Number.isInteger(each) || each < 2 || (of !== undefined && of !== each)) return false
  Object.assign(last, groupOf(last, [{ ...last, times: each }], sets))
  return true
}

/** Whether a part is a distance of a repetition, of which it is not said how it is done or how often. */
function isOnlyLength({ kind, isCounted, isEasy, end, place, lengths }: Part): boolean {
  const [length, ...more] = lengths
  if (kind === 'group' || isCounted || isEasy || end || place || more.length > 0) return false
  return length?.in === 'm' && length.size <= LONGEST_REPETITION_METRES
}

const LONGEST_REPETITION_METRES = 1000
