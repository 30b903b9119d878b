import { roleOf } from '../send-offs.ts'
import { isPlainSwim, isSame, MOST_TIMES, metresOf } from './measures-of-parts.ts'
import type { Part } from './parts-of-lines.ts'
import { clockOf, isPause, type Slot } from './slots.ts'

/** Parts whose pieces, or whose counts, stand behind them. */
export function divide(all: readonly Part[]): Part[] | undefined {
  const parts: Part[] = []
  for (let at = 0; at < all.length; at += 1) {
    const part = all[at]
    if (!part) break
    const inner = part.parts.length > 0 ? divide(part.parts) : []
    if (!inner) return undefined
    const own = { ...part, parts: inner }
    if (part.kind === 'swim' && part.figures.length === 1) {
      const broken = breakUp(own)
      if (broken) {
        parts.push(broken)
        continue
      }
      const behind = takeRow(own, all, at) ?? takePieces(own, all, at) ?? takeCounts(own, all, at)
      if (behind) {
        parts.push(behind.part)
        at = behind.next - 1
        continue
      }
    }
    const within = all[at + 1]
    if (within?.mark === 'with') {
      // "500 warm up incl 4x25 build": what is left of it, and the others.
      const left = (part.figures[0] ?? 0) - metresOf(within)
      if (!isPlainSwim(part) || left <= 0) return undefined
      const both = [
        { ...own, figures: [left] },
        { ...within, mark: 'none' as const },
      ]
      if (own.slots.some(({ words }) => words === 'warm up')) {
        const [first, ...more] = parts
        parts.splice(0, parts.length, ...both, ...(first ? [{ ...first, mark: 'none' as const }] : []), ...more)
      } else parts.push(...both)
      at += 1
      continue
    }
    // A bracket behind a swim says what it is made of.
    if (at > 0 && part.kind === 'group' && part.times === 1 && part.mark === 'none') return undefined
    parts.push(own)
  }
  return parts
}

/** "Broken 1500: 5x100 …", "300 easy, then 1000 broken: …": the length of several before the parts that add up to it. */
export function withoutTotal(parts: Part[] | undefined): Part[] | undefined {
  const at = parts?.findIndex(({ mark }, index) => index > 0 && mark === 'colon') ?? -1
  const [total, first] = [parts?.[at - 1], parts?.[at]]
  // "1000 all pull, 10x100": the whole, or a part.
  const isDoubtful =
    parts?.length === 2 && !!parts[1]?.isCounted && isSumOf(parts[0], parts.slice(1)) && !parts.every(isAimed)
  if (!parts || !total || !first) return isDoubtful ? undefined : parts
  const stop = parts.findIndex(({ mark }, index) => index > at && mark === 'stop')
  // "50s: 10x50": the set is named.
  if (total.isNamed && first.times > 1 && first.figures.join() === total.figures.join())
    return withoutTotal([
      ...parts.slice(0, at - 1),
      { ...first, mark: 'none', slots: [...total.slots, ...first.slots] },
      ...parts.slice(at + 1),
    ])
  const end = [stop, parts.length].find((index) => index > 0 && isSumOf(total, parts.slice(at, index)))
  if (end === undefined) return undefined
  const own = parts.slice(at, end).map((part) => inUnit(part, total.unit))
  return [...parts.slice(0, at - 1), ...own, ...parts.slice(end)]
}

/** "400 @ CSS+3, 4x100 @ CSS" are two parts. */
function isAimed({ slots }: Part): boolean {
  return slots.some(({ kind }) => kind === 'target')
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

/** "Broken 200s x4: 100/50/50 w 10s, 2 min between": the swims of each, with a rest between them and a pause between all. */
function takeRow(whole: Part, all: readonly Part[], at: number): { part: Part; next: number } | undefined {
  const [next] = all.slice(at + 1)
  const [inner, ...more] = next?.parts ?? []
  const isBracket = next?.kind === 'group' && next.times === 1 && more.length === 0
  // "4x200 broken (100/50/50) 10s"
  const row: Part | undefined =
    isBracket && inner ? { ...inner, mark: 'as', slots: [...inner.slots, ...next.slots] } : next
  if ((whole.times < 2 && !whole.broken) || row?.kind !== 'swim' || row.figures.length < 2 || row.times !== 1)
    return undefined
  if (row.mark !== 'colon' && row.mark !== 'as') return undefined
  if (metresOf(row) !== whole.figures[0]) return undefined
  const far = whole.figures[0] ?? 0
  const pauses = row.slots.filter((slot) => slot.kind === 'pause' || isSendOffOf(slot, far))
  const slots = row.slots.filter((slot) => !pauses.includes(slot) && slot.kind !== 'rest')
  const rests = row.slots.filter(({ kind }) => kind === 'rest')
  if (slots.some(({ kind }) => kind === 'clock')) return undefined
  const parts = row.figures.map((one, index): Part => {
    const own = index < row.figures.length - 1 ? [...slots, ...rests] : slots
    return {
      ...row,
      unit: row.unit || whole.unit,
      ...{ mark: 'none', figures: [one], slots: [...whole.slots, ...own] },
    }
  })
  return { part: { ...whole, kind: 'group', figures: [], slots: pauses, parts, to: row.to }, next: at + 2 }
}

/** "6x125, 25 fly 50 back 50 breast", "600 as 25 fist 25 kick 50 swim", "broken 800 as 8x100": what a swim is made of. */
function takePieces(whole: Part, all: readonly Part[], at: number): { part: Part; next: number } | undefined {
  const [far = 0] = whole.figures
  const [next] = all.slice(at + 1)
  if (!next || next.mark === 'slash' || next.mark === 'join' || (next.mark === 'none' && next.kind === 'swim'))
    return undefined
  // "1.2k: 200 hard, 800 steady, 200 hard", "300 swim, 200 kick, 100 pull": parts of their own.
  if (whole.times === 1 && next.kind === 'group' && next.times > 1 && metresOf(next) === far && isMadeOf(next))
    return { part: { ...next, mark: whole.mark, slots: [...whole.slots, ...next.slots] }, next: at + 2 }
  if (whole.times === 1 && !whole.broken && (next.mark === 'comma' || (next.mark === 'colon' && next.kind === 'swim')))
    return undefined
  // In brackets, or one behind another.
  const isBracket = next.kind === 'group' && next.times === 1 && (next.mark === 'none' || next.mark === 'as')
  const end = isBracket ? at + 2 : endOfPieces(far, all, at + 1, whole.broken !== undefined)
  const said = isBracket ? next.parts : all.slice(at + 1, end)
  const pieces = said.length === 1 ? said.flatMap((one) => eachOf(one, far)) : said
  const last = isBracket ? next : pieces.at(-1)
  if (!last || pieces.length === 0 || (pieces.length === 1 && pieces[0]?.times === 1)) return undefined
  const sum = pieces.reduce((total, piece) => total + metresOf(piece), 0)
  const isRested =
    pieces.slice(0, -1).some((piece) => piece.slots.some(isPause)) || pieces.some(({ times }) => times > 1)
  // What is said behind the last piece is said of all: "25 fly 50 back 50 breast, 15 s rest".
  const trailing = isBracket
    ? next.slots
    : isRested
      ? last.slots.filter((slot) => slot.kind === 'pause' || isSendOffOf(slot, far))
      : last.slots.filter((slot) => isPause(slot) || slot.isApart)
  // "broken 400s x3: 4x100 10s, 80/85/90%": targets of the rounds.
  const efforts = last.slots.filter(({ kind, isApart }) => kind === 'effort' && isApart)
  const listed = last.targets ?? efforts.map(({ words, from, to }) => ({ times: 1, words, from, to }))
  const targets = isRested && listed.length > 1 && listed.length === whole.times ? listed : undefined
  // "broken 400s: 4x100 10s, x3"
  const repeats = whole.broken && pieces.length === 1 && whole.times === 1 ? (last.repeats ?? 0) : 0
  const own = {
    ...whole,
    times: Math.max(whole.times, repeats),
    slots: [...whole.slots, ...trailing],
    to: last.to,
    ...(targets && { targets }),
  }
  const cut = pieces.map((piece) => ({
    ...(isBracket ? piece : withoutSlots(piece, targets ? [...trailing, ...efforts] : trailing)),
    mark: 'none' as const,
    ...(repeats > 0 && { repeats: 0 }),
    ...(targets && { targets: [] }),
  }))
  // "600 warm up (200 swim/200 kick/200 pull)"
  const areParts = whole.times === 1 && pieces.every(({ figures }) => (figures[0] ?? 0) >= SHORTEST_PART)
  if (sum === far && (isRested || areParts))
    return {
      part: {
        ...own,
        kind: 'group',
        parts: cut.map(withoutTurns),
        figures: [],
        areRounds: true,
        turns: last.turns ?? [],
      },
      next: end,
    }
  if (sum === far && pieces.every(isPlainSwim)) {
    // "300 as 100 css+5/200 css": each with its own pace, and no rest.
    const areAimed = pieces.some(({ slots }) => slots.some(({ kind }) => kind === 'target'))
    const part: Part = areAimed ? { ...own, kind: 'group', parts: cut, figures: [] } : { ...own, pieces: cut }
    return { part, next: end }
  }
  const times = far / sum
  return next.mark !== 'comma' && whole.times === 1 && Number.isInteger(times) && times <= MOST_TIMES
    ? { part: { ...own, kind: 'group', times, figures: [], parts: cut }, next: end }
    : undefined
}

/** "4x200 broken at the 50 for 5 s": the pieces of each. */
function breakUp(whole: Part): Part | undefined {
  const { broken: { each, seconds } = { each: 0, seconds: 0 }, figures, slots, head } = whole
  const times = (figures[0] ?? 0) / each
  if (!Number.isInteger(times) || times < 2 || times > MOST_TIMES) return undefined
  const rest: Slot = { kind: 'rest', words: `${seconds}s rest`, seconds, from: head.from, to: head.to }
  const ofAll = slots.filter((slot) => isPause(slot) || slot.kind === 'pause')
  const piece: Part = {
    ...{ ...whole, mark: 'none', broken: undefined, turns: [], targets: [] },
    ...{ times, figures: [each], slots: [...slots.filter((slot) => !ofAll.includes(slot)), rest] },
  }
  return { ...whole, kind: 'group', broken: undefined, figures: [], slots: ofAll, parts: [piece] }
}

/** "3 broken 400s: 4x100 10s rest, on 7:30": the send-off of the whole, behind a comma. */
function isSendOffOf({ kind, isApart, seconds = 0 }: Slot, far: number): boolean {
  return kind === 'clock' && isApart === true && roleOf(clockOf(seconds), far) === 'send-off'
}

function isMadeOf({ mark }: Part): boolean {
  return mark === 'as' || mark === 'colon'
}

/** What is said of some is said of the whole, "broken 800s x2: 4x200 r10. pull on 2nd". */
function withoutTurns(part: Part): Part {
  return { ...part, turns: [] }
}

/** The index behind swims that add up to a length, or until the next mark. */
function endOfPieces(far: number, all: readonly Part[], from: number, isBroken: boolean): number {
  let sum = 0
  let at = from
  for (; at < all.length && sum < far; at += 1) {
    const part = all[at]
    if (part?.kind !== 'swim' || (at > from && part.mark === 'stop') || metresOf(part) > far) break
    if (at > from && part.mark === 'comma' && all[from]?.mark !== 'comma' && all[from]?.mark !== 'colon') break
    sum += metresOf(part)
  }
  const [first] = all.slice(from)
  return first?.mark === 'as' ||
    (sum === far && (isBroken || at - from > 1)) ||
    (sum === far && first?.mark === 'colon')
    ? at
    : from
}

/** "16x50: 4 drill, 4 build, 8 easy", "50s: 24, 3 rounds of (4 on 60, 4 on 55)": each count as a set of its length. */
function takeCounts(set: Part, all: readonly Part[], at: number): { part: Part; next: number } | undefined {
  const end = endOfCounts(all, at + 1)
  const found = all.slice(at + 1, end)
  const [bracket] = found
  const isBracket = found.length === 1 && bracket?.kind === 'group' && bracket.times === 1
  // "3x400 (1 pull, 1 swim) 45s rest": what stands behind the bracket is of each.
  const counts = isBracket ? bracket.parts : found
  const behind = isBracket ? bracket.slots : []
  const [first, ...more] = counts
  if (!first) return undefined
  const of = (list: readonly Part[]) => list.reduce((sum, one) => sum + swimsOf(one), 0)
  // "25s: 12 @ :40 = 4 fly, 4 back, 4 breast"
  const rounds = swimsOf(first) / of(more)
  // "500s: 3 at t pace"
  if (set.times === 0 && more.length === 0 && first.kind === 'count')
    return { part: withLength(first, set, set.slots, []), next: end }
  // "50s: 8 free 4 back 4 breast" are 16.
  const isNamed = first.slots.some(({ kind }) => kind === 'stroke' || kind === 'drill' || kind === 'effort')
  const isHeaded = set.times === 0 && more.length > 1 && rounds === 1 && (!isNamed || more[0]?.mark === 'colon')
  const own = isHeaded ? more : counts
  // "100s: 1 easy 1 hard x5"
  const repeats = counts.at(-1)?.repeats ?? 0
  const times = set.times || of(counts) * Math.max(1, repeats)
  const turns = times / of(counts)
  if (repeats > 0 && turns !== repeats) return undefined
  // "8x50 1 hard 1 easy": by turns.
  const areTurns =
    turns > 1 && Number.isInteger(turns) && counts.length > 1 && counts.every(({ kind }) => kind === 'count')
  if (!isHeaded && !areTurns && (times < 2 || of(counts) !== times)) return undefined
  const slots = [...set.slots, ...behind, ...(isHeaded ? first.slots : [])]
  const last = own.at(-1)
  // "… 4 easy on 1:00": the send-off behind the last is that of all.
  const isOnlyLast = own.slice(0, -1).every((one) => !one.slots.some(isPause))
  const isOfAll = (slot: Slot) => (isPause(slot) ? isOnlyLast : repeats > 0 && slot.isApart === true)
  const shared = own.length > 1 ? (last?.slots.filter(isOfAll) ?? []) : []
  // "4 @ 1:50, 4 @ 1:45, 1 min between 4s": between all of them.
  const pauses = last?.slots.filter(({ kind }) => kind === 'pause') ?? []
  const sets = own.map((one) => withLength(withoutSlots(one, pauses), set, slots, shared))
  // "20x25: 3 easy 2 sprint x4": no rounds with a pause between them.
  const isFlat = areTurns && sets.some((one) => one.times > 1)
  return {
    part: {
      ...set,
      kind: 'group',
      times: areTurns && !isFlat ? turns : 1,
      figures: [],
      slots: pauses,
      turns: isBracket ? (bracket.turns ?? []) : [],
      parts: isFlat
        ? Array.from({ length: turns }, () => sets.map((one) => ({ ...one, slots: [...one.slots] }))).flat()
        : sets,
      to: last?.to ?? set.to,
    },
    next: end,
  }
}

/** "600 (200 swim/kick/pull)": a piece of each. */
function eachOf(piece: Part, far: number): Part[] {
  const named = piece.slots.filter(({ kind }) => kind === 'stroke' || kind === 'drill')
  return isPlainSwim(piece) && named.length > 1 && named.length * metresOf(piece) === far
    ? named.map((one) => ({ ...piece, slots: piece.slots.filter((slot) => slot === one || !named.includes(slot)) }))
    : [piece]
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

function withoutSlots(part: Part, slots: readonly Slot[]): Part {
  return { ...part, slots: part.slots.filter((slot) => !slots.includes(slot)) }
}

function withLength(part: Part, set: Part, slots: readonly Slot[], shared: readonly Slot[]): Part {
  if (part.kind === 'group') return { ...part, parts: part.parts.map((one) => withLength(one, set, slots, shared)) }
  const own = [...part.slots.filter((slot) => !shared.includes(slot)), ...shared]
  return {
    ...part,
    ...{ kind: 'swim', mark: 'none', repeats: 0 },
    times: part.figures[0] ?? 1,
    figures: set.figures,
    unit: set.unit,
    slots: [...slots.filter((slot) => !own.some(({ kind }) => isSame(kind, slot.kind))), ...own],
  }
}

// In metres (our choice).
const SHORTEST_PART = 100
