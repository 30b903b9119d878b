import type { Mention } from '../mention.ts'
import type { Part } from './part.ts'

/**
 * A rest that is said behind a warm-up or a cool-down is that of the set before, which has none: "2x20 at 90%, 15 min wu, 10 min
 * cd, 5 min between".
 */
export function restBeforeEnds(parts: readonly Part[], sentence: string): Part[] {
  const moved = new Map<Part, Part>()
  for (const [at, part] of parts.entries()) {
    // "8x400, 2 mile warm up, 5 min rest, 2k cool down": a pause beside the end.
    const isLast = at === parts.length - 1
    const all = part.head?.kind === 'warm-up or cool-down' ? part.about.filter(isRest) : []
    // "4x4 min, 10 min warm up, 3 min recovery, 5 min cool down": no end is recovered from.
    const rests = all.filter(({ from, to }) => isLast || /\brec/i.test(sentence.slice(from, to)))
    const [rest] = rests
    const set = rest && parts.slice(0, at).findLast((one) => hasNoRest(moved.get(one) ?? one))
    if (!set || rests.length > 1 || /^\s*(?:before|after)\b/i.test(sentence.slice(rest.to))) continue
    moved.set(part, { ...part, about: part.about.filter((one) => one !== rest) })
    // Between the repetitions of one set: there are no others.
    moved.set(set, { ...set, about: [...set.about, { ...rest, isBetweenSets: false }] })
  }
  return parts.map((part) => moved.get(part) ?? part)
}

function isRest(one: Mention): one is Extract<Mention, { kind: 'rest' }> {
  return one.kind === 'rest'
}

function hasNoRest({ head, about, group }: Part): boolean {
  return group === undefined && head?.kind === 'set' && !head.rest && head.times > 1 && !about.some(isRest)
}
