import type { Span } from '../../result.ts'
import { type EndSlot, readEndSlots } from './words-of-ends.ts'

/** A stretch that says nothing but what stands before, behind or at both ends of the work. `isNamed`: it says "warm up", and not only where. */
export type EndClause = Span & { ends: readonly End[]; isNamed: boolean }

/** An end: how long it is, and the words for how it is done. */
export type End = { role: 'both' | 'first' | 'last'; length: EndSlot; hows: readonly EndSlot[]; place: EndSlot }

/** The clauses of a text that say nothing but its ends, "2k there 2k back easy", "and 15 z2 either side". */
export function findEndClauses(text: string): EndClause[] {
  const clauses = clausesOf(text).map((clause) => {
    const slots = readEndSlots(text, clause)
    // "4 min easy w/ 20 min easy before + 15 after": the first is a rest.
    if (slots && !hasMoreLengths(slots)) return slots
    const behind = behindWork(text, clause)
    return behind.length > 0 ? behind : (slots ?? [])
  })
  const turns = new Set(clauses.flat().map(({ words }) => words.toLowerCase()))
  return clauses.flatMap((slots) => {
    const ends = endsOf(
      slots.flatMap((slot) => turned(slot, turns)),
      text,
    )
    // "swim 200 easy first": the sport at the head is that of all.
    const own = slots.filter((one) => one.kind !== 'filler' && !(one.from === 0 && SPORT.test(text)))
    const from = own[0]?.from ?? 0
    const to = slots.findLast(({ words }) => /\w/.test(words))?.to ?? 0
    return ends ? { from, to, ends, isNamed: ends.every(({ place }) => place.isName) } : []
  })
}

/** The stretches between marks; what is in brackets is of one of them. */
function clausesOf(text: string): Span[] {
  const clauses: Span[] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(MARK)) {
    if (index > from) clauses.push({ from, to: index })
    from = index + mark.length
  }
  return [...clauses, { from, to: text.length }].filter(({ from, to }) => /\w/.test(text.slice(from, to)))
}

const MARK = /(?<!\d(?=[,.]\d))[,;.\n!?]+\s*|(?<=[a-z]):\s+|\s+-\s+(?=[a-z\d])|$/gi

/** An end that no mark separates from the work before it: "5x1k off 90s plus 15 each side". */
function behindWork(text: string, { from, to }: Span): EndSlot[] {
  for (const { index, 0: join } of text.slice(from, to).matchAll(JOIN)) {
    const slots = readEndSlots(text, { from: from + index + join.length, to })
    // "with 2 min jog w/ 1k there": the rest before them is no end.
    if (!slots || hasMoreLengths(slots)) continue
    const isPlaced = slots.filter(saysWhere).length > 1 || slots.some(({ kind, isName }) => kind === 'both' || isName)
    if (join.trim() !== '' || isPlaced) return slots
  }
  return []
}

/** Whether a length has no place of its own. */
function hasMoreLengths(slots: readonly EndSlot[]): boolean {
  return slots.filter(({ kind }) => kind === 'length').length > slots.filter(saysWhere).length
}

function saysWhere(slot: EndSlot): boolean {
  return isPlace(slot) || slot.kind === 'turn'
}

/** Before a figure that is no target, count or rest. */
const JOIN =
  / (?:w\/|plus) ?(?=\d)|(?<!(?:[x×@:./-]|\b(?:at|on|off|in|r|rest|every|last|first|for|to))) *(?: (?:with|w\/|plus|and|then|\+|&) ?| )(?=\d|each|either|both|w)/gi

/** Words that are an end only beside their other half: "in" and "out", "up" and "down", "20 w / 15 c". */
function turned(slot: EndSlot, all: ReadonlySet<string>): EndSlot[] {
  if (slot.kind !== 'turn') return [slot]
  const word = slot.words.toLowerCase()
  const has = (...words: string[]) => words.some((one) => all.has(one))
  const isFirst =
    (word === 'in' && has('out', 'cool down')) ||
    (word === 'up' && has('down', 'dn')) ||
    (word === 'w' && has('c')) ||
    (word === 'out' && !has('in') && has('back', 'home', 'cool down'))
  const isLast = (word === 'out' && has('in')) || (word === 'c' && has('w'))
  if (word === 'w' && !isFirst) return [{ ...slot, kind: 'filler' }]
  return [isFirst ? { ...slot, kind: 'first' } : isLast ? { ...slot, kind: 'last' } : slot]
}

/** The ends that the words of a clause say, each with its length; nothing if one has none. */
function endsOf(slots: readonly EndSlot[], text: string): End[] | undefined {
  const lengths = slots.filter(({ kind }) => kind === 'length')
  const places = slots.filter(isPlace).filter((one, at, all) => one.kind !== all[at - 1]?.kind)
  const [[length, other], [place]] = [lengths, places]
  if (!length || !place || slots.some(({ kind }) => kind === 'turn')) return undefined
  if (PART.test(place.words) && place.from < length.from) return undefined
  // "wu/cd 15/10"
  const isDivided = place.kind === 'both' && other && /^(?: ?[/&+] ?| and )$/.test(text.slice(length.to, other.from))
  const roles = isDivided ? (['first', 'last'] as const) : places.map(({ kind }) => kind)
  if (roles.length !== lengths.length || roles.length > 2) return undefined
  // "10 min easy before, 5 after": an end begins with its length, "home easy 20" with its place.
  const starts = length.from < place.from || place.kind === 'both' ? lengths : places
  return roles.flatMap((role, at): End[] => {
    const [own, from, to] = [lengths[at], at === 0 ? 0 : (starts[at]?.from ?? 0), starts[at + 1]?.from ?? Infinity]
    const hows = slots.filter((one) => one.kind === 'how' && one.from >= from && one.from < to)
    return own ? [{ role, length: own, hows, place: places[at] ?? place }] : []
  })
}

/** "first 10 min easy", "after 20 min easy": parts of a whole, and what is done before. */
const PART = /^(?:first|after|before|b4)(?:$| ?(?:and|&|n|\+) ?last)/i

const SPORT = /^(?:run|running|ride|swim)[:,]? (?=\d)/i

function isPlace(slot: EndSlot | undefined): slot is EndSlot & { kind: End['role'] } {
  return (
    slot !== undefined &&
    slot.kind !== 'turn' &&
    slot.kind !== 'length' &&
    slot.kind !== 'how' &&
    slot.kind !== 'filler'
  )
}
