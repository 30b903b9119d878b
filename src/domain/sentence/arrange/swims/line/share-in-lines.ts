import { isSame, leavesOf } from './measures-of-parts.ts'
import type { Part, Shared } from './parts-of-lines.ts'
import { isPause, type Slot } from './slots.ts'

/** Adds what is said of the swims of a length, or of all, to those that do not say it; false if there are none. */
export function share(
  parts: readonly Part[],
  { of, slots }: Exclude<Shared, { round: number }>,
  named: readonly number[],
): boolean {
  if (of === 'others') {
    const others = leavesOf(parts).flatMap(({ part }) => part.figures.filter((far) => !named.includes(far)))
    return named.length > 0 && [...new Set(others)].every((far) => slots.length === 0 || adapt(parts, far, slots))
  }
  if (typeof of === 'object') {
    const own = leavesOf(parts).filter(({ part }) => part.slots.some(({ words }) => words === of.how))
    for (const { part } of own) part.slots.push(...slots)
    return slots.length > 0 && own.length > 0
  }
  if (of !== 'all') return slots.length > 0 && adapt(parts, of, slots)
  // "300 easy, 6x100, 200 cool down, all at css": how the ends are swum is said.
  const sets = leavesOf(parts)
  for (const { part, isAlone } of sets)
    for (const slot of slots)
      if (isPause(slot) && part.from > slot.from && sets.some((one) => one.part.from < slot.from)) continue
      else if (isAlone && (part.place || part.slots.some(isEasy)) && /^(?:rest|clock|effort|target)$/.test(slot.kind))
        continue
      else if (!part.slots.some(({ kind }) => isSame(kind, slot.kind))) part.slots.push(slot)
  for (const slot of slots) for (const part of parts) restBetweenRounds(part, slot)
  return slots.length > 0 && sets.length > 0
}

/** "3 rnds: 200, 4x50, all 15s rest": the rest of all swims is that between the rounds, too. */
function restBetweenRounds(part: Part, slot: Slot): void {
  const isOfSets = part.kind === 'group' && part.times > 1 && (part.parts.at(-1)?.times ?? 0) > 1
  if (slot.kind === 'rest' && slot.seconds && !slot.per && isOfSets && !part.slots.some(isRest))
    part.slots.push({ ...slot, kind: 'pause', words: `${slot.seconds}s` })
  for (const inner of part.parts) restBetweenRounds(inner, slot)
}

function isRest(slot: Slot): boolean {
  return isPause(slot) || slot.kind === 'pause'
}

function adapt(parts: readonly Part[], far: number, slots: readonly Slot[]): boolean {
  let isFound = false
  for (const { part } of leavesOf(parts)) {
    if (!part.figures.includes(far) || part.place || part.slots.some(isEasy)) continue
    isFound = true
    if (part.figures.length === 1) part.slots.push(...slots)
    else part.pieces.push({ ...part, figures: [far], slots: [...slots], pieces: [] })
  }
  return isFound
}

function isEasy({ kind, words }: Slot): boolean {
  return kind === 'end' || words === 'easy'
}

/** "catch-up/fist/fingertip drag 3x100 each": a set of each. */
export function spreadEach(part: Part): Part[] {
  const named = part.slots.filter(({ kind }) => kind === 'drill' || kind === 'stroke')
  const { by = 0, times, repeats = 0 } = part
  // "16x25 fly/back/breast/free x4 each"
  if (part.isEach && repeats > 0 && repeats * named.length === times)
    return spreadEach({ ...part, times: repeats, repeats: 0 })
  // "40x25 fly/back/breast/free by 10s"
  if (by > 0 && by < SHORTEST && named.length > 1 && by * named.length === times && part.kind === 'swim')
    return named.map((one) => ({
      ...part,
      by: 0,
      times: by,
      slots: part.slots.filter((slot) => slot === one || !named.includes(slot)),
    }))
  if (!part.isEach || named.length < 2 || part.kind !== 'swim') return [{ ...part, isEach: false }]
  return named.map((one) => ({
    ...part,
    isEach: false,
    slots: part.slots.filter((slot) => slot === one || !named.includes(slot)),
  }))
}

/** "2x(8x50), set 1 on :55, set 2 on :50", "3x(8x100), on 1:55 then 1:50 then 1:45": the rounds, one by one. */
export function spreadRounds(parts: readonly Part[], shared: readonly Shared[]): Part[] | undefined {
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
    if (part.turns?.length) return undefined
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

/** "100 fly/back/breast/free 25 each": its pieces, or the name of them. */
export function nameOrder(part: Part): Part {
  const parts = part.parts.map(nameOrder)
  const { by, figures, slots } = part
  const strokes = slots.filter(({ kind }) => kind === 'stroke' || kind === 'drill')
  // "8x50 fly/back/breast/free": one of them has no pieces.
  const [order] = strokes
  const isOrder = strokes.map(({ words }) => words).join() === MEDLEY && (figures[0] ?? 0) < SHORTEST * strokes.length
  if (!by && order && isOrder && part.times % strokes.length === 0)
    return {
      ...part,
      parts,
      slots: [{ ...order, words: 'IM order' }, ...slots.filter((one) => !strokes.includes(one))],
    }
  if (!by || figures.length !== 1 || strokes.length < 2 || strokes.length * by !== figures[0]) return { ...part, parts }
  const others = slots.filter((slot) => !strokes.includes(slot))
  const [first] = strokes
  if (first && strokes.map(({ words }) => words).join() === MEDLEY)
    return { ...part, parts, by: 0, slots: [{ ...first, words: 'IM' }, ...others] }
  const pieces = strokes.map((one): Part => ({ ...part, times: 1, figures: [by], by: 0, slots: [one], parts: [] }))
  return { ...part, parts, by: 0, slots: others, pieces }
}

/** "4 breast no free": what it is not says nothing beside what it is. */
export function withoutOther(part: Part): Part {
  const isNamed = part.slots.some(({ kind, words }) => kind === 'stroke' && words !== 'no free')
  return {
    ...part,
    slots: part.slots.filter(({ words }) => !isNamed || words !== 'no free'),
    parts: part.parts.map(withoutOther),
  }
}

/** The shortest length of a pool; what is less is a count. */
const SHORTEST = 25
const MEDLEY = 'fly,back,breast,freestyle'

/** "1x400 2x300 3x200 easy, 20s rest": what is said behind several sets in a row, of which none has a word of its own, is said of each. */
export function shareList(all: readonly Part[]): Part[] {
  const parts = all.map((part) => ({ ...part, parts: shareList(part.parts) }))
  for (const [at, last] of parts.entries()) {
    const slots = slotsOfList(parts, at)
    for (const [index, one] of (slots.length > 0 ? parts.slice(startOfList(parts, at), at) : []).entries())
      one.slots.push(...(index > 0 ? slots : slots.map(tellOfAll)))
    if (slots.length > 0) last.slots = [...slots, ...last.slots.filter((slot) => !slots.includes(slot))]
  }
  return parts
}

function tellOfAll(slot: Slot): Slot {
  if (isPause(slot)) return slot
  return { ...slot, tell: slot.tell ?? `“${slot.words}” behind several sets was read as that of each.` }
}

/** Whether something is said of a list of sets. */
export function hasList(parts: readonly Part[]): boolean {
  return parts.some(({ parts: inner }, at) => slotsOfList(parts, at).length > 0 || hasList(inner))
}

/** What is said behind the last of three or more sets that no mark divides; a send-off fits one length. */
function slotsOfList(parts: readonly Part[], at: number): Slot[] {
  const last = parts[at]
  const isLast = parts[at + 1]?.mark !== 'none' && last?.mark === 'none' && !!last.isCounted
  const slots = last?.slots.filter(({ kind }) => kind !== 'end' && kind !== 'pause') ?? []
  const start = startOfList(parts, at)
  const areOfOne = new Set(parts.slice(start, at + 1).map(({ figures }) => figures[0])).size === 1
  const isOfOne = (!areOfOne && slots.some(({ kind }) => kind === 'clock')) || (last?.turns ?? []).length > 0
  return isLast && !isOfOne && at - start > 1 ? slots : []
}

function startOfList(parts: readonly Part[], at: number): number {
  const before = parts.slice(0, at)
  return before.findLastIndex((one, index) => !isBareSet(one) || (before[index + 1]?.mark ?? 'none') !== 'none') + 1
}

function isBareSet({ kind, isCounted, figures, slots, turns = [] }: Part): boolean {
  return kind === 'swim' && !!isCounted && figures.length === 1 && slots.length === 0 && turns.length === 0
}

/** What is said behind a group of how its swims are swum, in each that does not say it. */
export function spreadInGroup(part: Part): Part {
  if (part.kind !== 'group') return part
  const own = part.slots.filter((slot) => (isPause(slot) && !slot.isOfAll) || slot.kind === 'pause')
  const more = part.slots.filter((slot) => !own.includes(slot))
  const isInOrder = more.some(({ words }) => words === 'IM order')
  const parts = part.parts.map((inner) =>
    spreadInGroup({
      ...inner,
      // "IM order 4x(100 stroke, 50 kick)"
      slots: withMissing(
        inner.slots.filter(({ words }) => !isInOrder || words !== 'choice'),
        more,
      ),
    }),
  )
  return { ...part, slots: own, parts }
}

function withMissing(slots: readonly Slot[], more: readonly Slot[]): Slot[] {
  return [...slots, ...more.filter(({ kind }) => !slots.some((slot) => isSame(slot.kind, kind)))]
}
