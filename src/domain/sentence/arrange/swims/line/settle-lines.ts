import { roleOf } from '../send-offs.ts'
import type { Line, Part, Shared } from './parts-of-lines.ts'
import { clockOf, isPause, type Slot } from './words-of-lines.ts'

/** The parts of a line with what is said of several of them in each, in the order in which they are swum; nothing if something does not fit. */
export function settle({ parts, shared }: Line): Part[] | undefined {
  const all = divide(parts)
  const divided = withoutTotal(all)
  if (!divided || divided.some(isUnsettled)) return undefined
  // "2.2k: 200 hard, 1.6k steady, last 400 hard": the last of all, and not of the part before.
  if (leavesOf(divided, true).some(({ part }) => part.mark === 'as')) return undefined
  if (divided.length === all?.length && divided.some(({ place }) => place === 'last')) return undefined
  for (const one of shared) if (!('round' in one) && !share(divided, one)) return undefined
  const rounds = spreadRounds(divided, shared)
  const spread = rounds?.flatMap(spreadEach)
  if (!spread) return undefined
  const named = spread.map(withoutOther).map(nameOrder).map(spreadInGroup)
  return named.every(setClocks) && !leavesOf(named).some(({ part }) => isSaidTwice(part)) ? order(named) : undefined
}

/** "Broken 1500: 5x100 …", "300 easy, then 1000 broken: …": the length of several before the parts that add up to it. */
function withoutTotal(parts: Part[] | undefined): Part[] | undefined {
  const at = parts?.findIndex(({ mark }, index) => index > 0 && mark === 'colon') ?? -1
  const [total, first] = [parts?.[at - 1], parts?.[at]]
  // "1000 all pull, 10x100": the whole, or a part.
  const isDoubtful = parts?.length === 2 && !!parts[1]?.isCounted && isSumOf(parts[0], parts.slice(1))
  if (!parts || !total || !first) return isDoubtful ? undefined : parts
  const stop = parts.findIndex(({ mark }, index) => index > at && mark === 'stop')
  const end = [stop, parts.length].find((index) => index > 0 && isSumOf(total, parts.slice(at, index)))
  if (end === undefined) return undefined
  const own = parts.slice(at, end).map((part) => inUnit(part, total.unit))
  return [...parts.slice(0, at - 1), ...own, ...parts.slice(end)]
}

function isSumOf(total: Part | undefined, parts: readonly Part[]): boolean {
  if (total?.kind !== 'swim' || total.times !== 1 || total.isCounted || total.figures.length !== 1) return false
  return metresOf(total) === parts.reduce((sum, part) => sum + metresOf(part), 0)
}

/** "3300y: 600 easy, 24x100": the unit of the whole is that of its parts. */
function inUnit(part: Part, unit: string): Part {
  return {
    ...part,
    unit: part.unit || (/^ ?y/i.test(unit) ? unit : ''),
    parts: part.parts.map((one) => inUnit(one, unit)),
  }
}

/** Parts whose pieces, or whose counts, stand behind them. */
function divide(all: readonly Part[]): Part[] | undefined {
  const parts: Part[] = []
  for (let at = 0; at < all.length; at += 1) {
    const part = all[at]
    if (!part) break
    const inner = part.parts.length > 0 ? divide(part.parts) : []
    if (!inner) return undefined
    const own = { ...part, parts: inner }
    if (part.kind === 'swim' && part.figures.length === 1) {
      const behind = takePieces(own, all, at) ?? takeCounts(own, all, at)
      if (behind) {
        parts.push(behind.part)
        at = behind.next - 1
        continue
      }
    }
    // A bracket behind a swim says what it is made of.
    if (at > 0 && part.kind === 'group' && part.times === 1 && part.mark === 'none') return undefined
    parts.push(own)
  }
  return parts
}

/** "6x125, 25 fly 50 back 50 breast", "600 as 25 fist 25 kick 50 swim", "broken 800 as 8x100": what a swim is made of. */
function takePieces(whole: Part, all: readonly Part[], at: number): { part: Part; next: number } | undefined {
  const [far = 0] = whole.figures
  const [next] = all.slice(at + 1)
  if (!next || next.mark === 'slash' || next.mark === 'join' || (next.mark === 'none' && next.kind === 'swim'))
    return undefined
  // "1.2k: 200 hard, 800 steady, 200 hard", "300 swim, 200 kick, 100 pull": parts of their own.
  if (whole.times === 1 && (next.mark === 'comma' || (next.mark === 'colon' && next.kind === 'swim'))) return undefined
  // In brackets, or one behind another.
  const isBracket = next.kind === 'group' && next.times === 1 && (next.mark === 'none' || next.mark === 'as')
  const end = isBracket ? at + 2 : endOfPieces(far, all, at + 1)
  const pieces = isBracket ? next.parts : all.slice(at + 1, end)
  const last = isBracket ? next : pieces.at(-1)
  if (!last || pieces.length === 0 || (pieces.length === 1 && pieces[0]?.times === 1)) return undefined
  const sum = pieces.reduce((total, piece) => total + metresOf(piece), 0)
  const isRested =
    pieces.slice(0, -1).some((piece) => piece.slots.some(isPause)) || pieces.some(({ times }) => times > 1)
  // What is said behind the last piece is said of all: "25 fly 50 back 50 breast, 15 s rest".
  const trailing = isBracket ? next.slots : isRested ? [] : last.slots.filter((slot) => isPause(slot) || slot.isApart)
  const own = {
    ...whole,
    slots: [...whole.slots, ...trailing],
    to: last.to,
    left: [...whole.left, ...(isBracket ? next.left : [])],
  }
  const cut = pieces.map((piece) =>
    isBracket ? piece : { ...piece, slots: piece.slots.filter((slot) => !trailing.includes(slot)) },
  )
  // "600 warm up (200 swim/200 kick/200 pull)"
  const areParts = whole.times === 1 && pieces.every(({ figures }) => (figures[0] ?? 0) >= SHORTEST_PART)
  if (sum === far && (isRested || areParts))
    return { part: { ...own, kind: 'group', parts: cut, figures: [] }, next: end }
  if (sum === far && pieces.every(isPlainSwim)) return { part: { ...own, pieces: cut }, next: end }
  const times = far / sum
  return next.mark !== 'comma' && whole.times === 1 && Number.isInteger(times) && times <= MOST_TIMES
    ? { part: { ...own, kind: 'group', times, figures: [], parts: cut }, next: end }
    : undefined
}

/** The index behind swims that add up to a length, or until the next mark. */
function endOfPieces(far: number, all: readonly Part[], from: number): number {
  let sum = 0
  let at = from
  for (; at < all.length && sum < far; at += 1) {
    const part = all[at]
    if (!part || part.kind !== 'swim' || (at > from && part.mark === 'stop') || metresOf(part) > far) break
    if (at > from && part.mark === 'comma' && all[from]?.mark !== 'comma' && all[from]?.mark !== 'colon') break
    sum += metresOf(part)
  }
  const [first] = all.slice(from)
  return first?.mark === 'as' || (sum === far && at - from > 1) || (sum === far && first?.mark === 'colon') ? at : from
}

function isPlainSwim({ kind, times, figures, pieces }: Part): boolean {
  return kind === 'swim' && times === 1 && figures.length === 1 && pieces.length === 0
}

/** "16x50: 4 drill, 4 build, 8 easy", "50s: 24, 3 rounds of (4 on 60, 4 on 55)": each count as a set of its length. */
function takeCounts(set: Part, all: readonly Part[], at: number): { part: Part; next: number } | undefined {
  const end = endOfCounts(all, at + 1)
  const counts = all.slice(at + 1, end)
  const [first, ...more] = counts
  if (!first) return undefined
  const of = (list: readonly Part[]) => list.reduce((sum, one) => sum + swimsOf(one), 0)
  // "25s: 12 @ :40 = 4 fly, 4 back, 4 breast"
  const rounds = swimsOf(first) / of(more)
  const isHeaded = set.times === 0 && more.length > 1 && Number.isInteger(rounds) && rounds >= 1
  const own = isHeaded ? more : counts
  if (isHeaded && first.left.length > 0) return undefined
  if (!isHeaded && (set.times < 2 || of(counts) !== set.times)) return undefined
  const slots = [...set.slots, ...(isHeaded ? first.slots : [])]
  const last = own.at(-1)
  // "… 4 easy on 1:00": the send-off behind the last is that of all.
  const isOnlyLast = own.slice(0, -1).every((one) => !one.slots.some(isPause))
  const shared = isOnlyLast && own.length > 1 ? (last?.slots.filter(isPause) ?? []) : []
  const sets = own.map((one) => withLength(one, set, slots, shared))
  return {
    part: {
      ...set,
      kind: 'group',
      times: isHeaded ? rounds : 1,
      figures: [],
      slots: [],
      parts: sets,
      to: last?.to ?? set.to,
    },
    next: end,
  }
}

function endOfCounts(all: readonly Part[], from: number): number {
  const isCount = (part: Part): boolean =>
    part.kind === 'count' || (part.kind === 'group' && part.parts.length > 0 && part.parts.every(isCount))
  const end = all.findIndex((part, at) => at >= from && !isCount(part))
  return end < 0 ? all.length : end
}

function swimsOf(part: Part): number {
  return part.kind === 'count'
    ? (part.figures[0] ?? 0)
    : part.times * part.parts.reduce((sum, one) => sum + swimsOf(one), 0)
}

function withLength(part: Part, set: Part, slots: readonly Slot[], shared: readonly Slot[]): Part {
  if (part.kind === 'group') return { ...part, parts: part.parts.map((one) => withLength(one, set, slots, shared)) }
  const own = [...part.slots.filter((slot) => !shared.includes(slot)), ...shared]
  return {
    ...part,
    kind: 'swim',
    times: part.figures[0] ?? 1,
    figures: set.figures,
    unit: set.unit,
    slots: [...slots.filter((slot) => !own.some(({ kind }) => isSame(kind, slot.kind))), ...own],
  }
}

/** "100 fly/back/breast/free 25 each": its pieces, or the name of them. */
function nameOrder(part: Part): Part {
  const parts = part.parts.map(nameOrder)
  const { by, figures, slots } = part
  const strokes = slots.filter(({ kind }) => kind === 'stroke' || kind === 'drill')
  if (!by || figures.length !== 1 || strokes.length < 2 || strokes.length * by !== figures[0]) return { ...part, parts }
  const others = slots.filter((slot) => !strokes.includes(slot))
  const [first] = strokes
  if (first && strokes.map(({ words }) => words).join() === MEDLEY)
    return { ...part, parts, by: 0, slots: [{ ...first, words: 'IM' }, ...others] }
  const pieces = strokes.map(
    (one): Part => ({ ...part, times: 1, figures: [by], by: 0, slots: [one], left: [], parts: [] }),
  )
  return { ...part, parts, by: 0, slots: others, pieces }
}

/** "4 breast no free": what it is not says nothing beside what it is. */
function withoutOther(part: Part): Part {
  const isNamed = part.slots.some(({ kind, words }) => kind === 'stroke' && words !== 'no free')
  return {
    ...part,
    slots: part.slots.filter(({ words }) => !isNamed || words !== 'no free'),
    parts: part.parts.map(withoutOther),
  }
}

const MEDLEY = 'fly,back,breast,freestyle'

/** What is said behind a group of how its swims are swum, in each that does not say it. */
function spreadInGroup(part: Part): Part {
  if (part.kind !== 'group') return part
  const own = part.slots.filter((slot) => isPause(slot) || slot.kind === 'pause')
  const more = part.slots.filter((slot) => !own.includes(slot))
  const parts = part.parts.map((inner) =>
    spreadInGroup({
      ...inner,
      slots: [...inner.slots, ...more.filter(({ kind }) => !inner.slots.some((slot) => isSame(slot.kind, kind)))],
    }),
  )
  return { ...part, slots: own, parts }
}

/** Whether a swim has two paces, or two rests. */
function isSaidTwice({ slots }: Part): boolean {
  const many = (...kinds: readonly Slot['kind'][]) =>
    new Set(slots.filter(({ kind }) => kinds.includes(kind)).map(({ words }) => words)).size > 1
  const efforts = slots.filter(({ kind, words }) => kind === 'effort' && !CHANGING_EFFORT.test(words))
  const strokes = (pattern: RegExp) =>
    new Set(slots.filter(({ kind, words }) => kind === 'stroke' && pattern.test(words))).size > 1
  if (strokes(/^(?:freestyle|back|breast|fly|IM|choice|no free)/) || strokes(/^(?:kick|pull|drill|swim)/)) return true
  return (
    many('rest', 'clock') ||
    many('target') ||
    many('drill') ||
    many('end') ||
    new Set(efforts.map(({ words }) => words)).size > 1
  )
}

const CHANGING_EFFORT = /^(?:build|descend|negative)/

/** Whether a part has something in it that was not settled. */
function isUnsettled(part: Part): boolean {
  return part.kind === 'count' || part.times < 1 || part.times > MOST_TIMES || part.parts.some(isUnsettled)
}

/** Adds what is said of the swims of a length, or of all, to those that do not say it; false if there are none. */
function share(parts: readonly Part[], { of, slots }: Shared & { of: number | 'all' }): boolean {
  if (of !== 'all') return slots.length > 0 && adapt(parts, of, slots)
  // "300 easy, 6x100, 200 cool down, all at css": how the ends are swum is said.
  const sets = leavesOf(parts)
  for (const { part, isAlone } of sets)
    for (const slot of slots)
      if (isAlone && part.slots.some(isEasy) && /^(?:rest|clock|effort|target)$/.test(slot.kind)) continue
      else if (!part.slots.some(({ kind }) => isSame(kind, slot.kind))) part.slots.push(slot)
  return slots.length > 0 && sets.length > 0
}

function adapt(parts: readonly Part[], far: number, slots: readonly Slot[]): boolean {
  let isFound = false
  for (const { part } of leavesOf(parts)) {
    if (!part.figures.includes(far)) continue
    isFound = true
    if (part.figures.length === 1) part.slots.push(...slots)
    else part.pieces.push({ ...part, figures: [far], slots: [...slots], pieces: [] })
  }
  return isFound
}

function leavesOf(parts: readonly Part[], isAlone = true): { part: Part; isAlone: boolean }[] {
  return parts.flatMap((part) =>
    part.kind === 'group'
      ? leavesOf(part.parts, false)
      : [{ part, isAlone: isAlone && part.times === 1 && part.figures.length === 1 }],
  )
}

function isEasy({ kind, words }: Slot): boolean {
  return kind === 'end' || words === 'easy'
}

const GROUPS: readonly (readonly Slot['kind'][])[] = [
  ['rest', 'clock'],
  ['effort', 'target'],
]
function isSame(one: Slot['kind'], other: Slot['kind']): boolean {
  return one === other || GROUPS.some((group) => group.includes(one) && group.includes(other))
}

/** "catch-up/fist/fingertip drag 3x100 each": a set of each. */
function spreadEach(part: Part): Part[] {
  const named = part.slots.filter(({ kind }) => kind === 'drill' || kind === 'stroke')
  if (!part.isEach || named.length < 2 || part.kind !== 'swim') return [{ ...part, isEach: false }]
  return named.map((one) => ({
    ...part,
    isEach: false,
    slots: part.slots.filter((slot) => slot === one || !named.includes(slot)),
  }))
}

/** "2x(8x50), set 1 on :55, set 2 on :50", "3x(8x100), on 1:55 then 1:50 then 1:45": the rounds, one by one. */
function spreadRounds(parts: readonly Part[], shared: readonly Shared[]): Part[] | undefined {
  const own = shared.filter((one) => 'round' in one)
  const spread: Part[] = []
  for (const part of parts) {
    const clock = part.slots.find(
      ({ others = [] }) => part.kind === 'group' && others.length === part.times - 1 && others.length > 0,
    )
    const isNumbered =
      own.length > 0 && part.kind === 'group' && part.times > 1 && own.every(({ round }) => round <= part.times)
    if (!(clock && part.parts.length === 1) && !isNumbered) {
      spread.push(part)
      continue
    }
    const pause = part.slots.find(({ kind }) => kind === 'pause')
    const others = part.slots.filter((slot) => slot !== clock && slot !== pause)
    for (let at = 0; at < part.times; at += 1) {
      const numbered = own.filter(({ round }) => round === at + 1).flatMap(({ slots }) => slots)
      const seconds = [clock?.seconds ?? 0, ...(clock?.others ?? [])][at]
      const slots = [...others, ...numbered, ...(clock && seconds ? [{ ...clock, seconds, others: [] }] : [])]
      spread.push(...part.parts.map((one) => ({ ...one, slots: [...one.slots, ...slots] })))
      const last = spread.at(-1)
      if (pause && last && at < part.times - 1) last.slots.push(pause)
    }
    if (isNumbered) own.splice(0)
  }
  return own.length > 0 ? undefined : spread
}

/** Clocks as rests or send-offs by the length that they stand behind, several to the swims of a group; false if one can be neither. */
function setClocks(part: Part): boolean {
  for (const [at, slot] of part.slots.entries()) {
    if (slot.kind !== 'clock') continue
    const { seconds = 0, others = [] } = slot
    if (others.length > 0) {
      const each = [seconds, ...others]
      if (part.parts.length !== each.length) return false
      for (const [index, inner] of part.parts.entries())
        inner.slots.push({ ...slot, words: 'on', seconds: each[index] ?? 0, others: [] })
      part.slots.splice(at, 1)
      return part.parts.every(setClocks)
    }
    const role = roleOf(clockOf(seconds), metresOf({ ...part, times: 1 }) / Math.max(1, part.figures.length))
    if (role === undefined && slot.words !== 'on') return false
    part.slots[at] =
      role === 'rest' && slot.words === ''
        ? { ...slot, kind: 'rest', words: `${seconds}s rest` }
        : { ...slot, words: `on ${slot.figure ?? clockOf(seconds)}` }
    if (role === 'rest' && slot.words !== '') return false
  }
  return part.parts.every(setClocks)
}

/** What is done before, after or between the others in its place. */
function order(parts: readonly Part[]): Part[] | undefined {
  const before = parts.filter(({ place }) => place === 'before' || place === 'either')
  const behind = parts.filter(({ place }) => place === 'behind' || place === 'last' || place === 'either')
  const between = parts.filter(({ place }) => place === 'between')
  const main = parts.filter(({ place }) => !place)
  if (main.length === 0 || [...before, ...behind, ...between].some((part) => !isPlainSwim(part))) return undefined
  if (between.length > 1 || (between.length === 1 && main.length < 2)) return undefined
  main.splice(-1, 0, ...between)
  return [...before, ...main, ...behind]
}

export function metresOf({ kind, times, figures, parts, unit }: Part): number {
  if (kind === 'group') return Math.max(1, times) * parts.reduce((sum, part) => sum + metresOf(part), 0)
  const far = figures.reduce((sum, one) => sum + one, 0)
  return Math.max(1, times) * far * (unit === ' mi' ? METRES_OF_MILE : 1)
}

const SHORTEST_PART = 100
const METRES_OF_MILE = 1609
const MOST_TIMES = 60
