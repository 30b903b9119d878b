import { roleOf } from '../send-offs.ts'
import { divideSwims } from './beginnings-of-swims.ts'
import { divide, withoutTotal } from './divide-lines.ts'
import { isPlainSwim, leavesOf, MOST_TIMES, metresOf } from './measures-of-parts.ts'
import type { Line, Part } from './parts-of-lines.ts'
import { aimSetsWithRests, areInRests, placeAfter } from './places-of-parts.ts'
import { groupRepeated } from './runs-said-again.ts'
import { sayOfSet } from './sets-of-rounds.ts'
import { nameOrder, share, shareList, spreadEach, spreadInGroup, spreadRounds, withoutOther } from './share-in-lines.ts'
import { clockOf, isPause, type Slot } from './slots.ts'
import {
  countBlocks,
  countTurns,
  repeatTurns,
  roundsSaid,
  spreadTargets,
  spreadTurns,
  takeTurns,
} from './some-swims-in-lines.ts'

/** The parts of a line with what is said of several of them in each, in the order in which they are swum; nothing if something does not fit. */
export function settle({ parts, shared, total }: Line): Part[] | undefined {
  if (total && parts.reduce((sum, part) => sum + minutesOf(part), 0) !== total) return undefined
  const whole = divideSwims(parts)
  const all = whole && divide(groupRepeated(shareList(whole.map(countBlocks).map(repeatTurns))).map(sayOfSet))
  const divided = withoutTotal(all)
  if (!divided || divided.some(isUnsettled) || countTurns(divided) < countTurns(parts)) return undefined
  // "2.2k: 200 hard, 1.6k steady, last 400 hard": the last of all, and not of the part before.
  if (leavesOf(divided, true).some(({ part }) => part.mark === 'as')) return undefined
  if (divided.length === all?.length && divided.some(({ place }) => place === 'last')) return undefined
  if (!divided.every(isBreathing) && !isBreathingElsewhere(divided)) return undefined
  const named = shared.flatMap((one) => ('of' in one && typeof one.of === 'number' ? one.of : []))
  for (const one of shared) if (!('round' in one) && !share(divided, one, named)) return undefined
  if (!divided.every(isBetween)) return undefined
  for (const { part } of leavesOf(divided)) restBetweenSwims(part)
  // A pause is between the rounds of a group.
  if (leavesOf(divided).some(({ part }) => part.slots.some(({ kind }) => kind === 'pause'))) return undefined
  const said = divided.flatMap(roundsSaid)
  const rounds = spreadRounds(
    divided.map((part) => (roundsSaid(part).length > 0 ? { ...part, turns: [] } : part)),
    [...shared, ...said],
  )
  const spread = rounds?.flatMap(spreadEach).flatMap(spreadTargets)
  if (!spread) return undefined
  const settled = withoutLastRest(
    spread.map(withoutOther).map(nameOrder).map(spreadInGroup).map(takeTurns).map(spreadTurns).map(spreadPauses),
  )
  return settled.every(setClocks) && !leavesOf(settled).some(({ part }) => isSaidTwice(part))
    ? order(settled)
    : undefined
}

function minutesOf({ kind, figures, minutes = 0 }: Part): number {
  return kind === 'time' ? (figures[0] ?? 0) : minutes
}

/** "4x50 w 10s after": a pause of no rounds is a rest. */
function restBetweenSwims(part: Part): void {
  if (part.times < 2 || part.slots.some(isPause)) return
  part.slots = part.slots.map((slot) =>
    slot.kind === 'pause' && !slot.isOfRounds ? { ...slot, kind: 'rest', words: `${slot.seconds}s rest` } : slot,
  )
}

/** Whether pauses that name what they are between stand behind it: rounds of so far, sets of so many, or swims. */
function isBetween(part: Part): boolean {
  const { times, parts, slots } = part
  const far = parts.length > 0 ? metresOf(part) / Math.max(1, times) : part.figures[0]
  const isOf = (of: number) =>
    (times > 1 && of === far) || (parts.length > 1 && times === 1 && parts.every((one) => one.times === of))
  return slots.every(({ of }) => of === undefined || isOf(of)) && parts.every(isBetween)
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

const CHANGING_EFFORT = /^(?:build|desc|asc|negative)/

/** Whether a part has something in it that was not settled. */
function isUnsettled(part: Part): boolean {
  return (
    part.kind === 'count' ||
    (!!part.repeats && !part.isEach) ||
    part.times < 1 ||
    part.times > MOST_TIMES ||
    part.parts.some(isUnsettled)
  )
}

/** Clocks as rests or send-offs by the length that they stand behind, several to the swims of a group; false if one can be neither. */
function setClocks(part: Part): boolean {
  for (const [at, slot] of part.slots.entries()) {
    const { seconds = 0, others = [] } = slot
    if (others.length > 0 && slot.kind === 'rest') {
      if (!spreadRests(part, slot)) return false
      part.slots.splice(at, 1)
      return part.parts.every(setClocks)
    }
    if (slot.kind !== 'clock') continue
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
    if (role === 'rest' && slot.words === 'on' && slot.figure === `${seconds}` && seconds <= LONGEST_IN_SHORT)
      part.slots[at] = {
        ...{ ...slot, kind: 'rest', words: `${seconds}s rest` },
        tell: `“on ${seconds}” was read as a rest of ${seconds} s: nobody swims so far in it.`,
      }
    else if (role === 'rest' && slot.words !== '') return false
  }
  return part.parts.every(setClocks)
}

/** "15/20/30 rest": one behind each swim of a row or a group, or between them; false if they are not as many. */
function spreadRests(part: Part, slot: Slot): boolean {
  const rests = [slot.seconds ?? 0, ...(slot.others ?? [])]
  if (part.kind === 'swim' && part.figures.length > 1 && part.times === 1) {
    const slots = part.slots.filter((one) => one !== slot)
    part.parts = part.figures.map((far) => ({ ...part, figures: [far], slots: [...slots], parts: [] }))
    Object.assign(part, { kind: 'group', figures: [], slots: [slot] })
  }
  if (part.parts.length - rests.length > 1 || part.parts.length < rests.length) return false
  for (const [at, seconds] of rests.entries())
    part.parts[at]?.slots.push({ ...slot, words: `${seconds}s rest`, seconds, others: [] })
  return true
}

/** "8x25 no breath": built beside other sets, and no farther, with a breath. */
function isBreathingElsewhere(parts: readonly Part[]): boolean {
  const held = leavesOf(parts).filter(({ part }) => !isBreathing(part))
  return (
    held.every(({ part }) => part.figures.every((far) => far <= LONGEST_HELD)) &&
    parts.filter((part) => part.times > 1 && isBreathing(part)).length > 1
  )
}

function isBreathing({ slots, turns = [], parts }: Part): boolean {
  return [{ slots }, ...turns].every((one) => one.slots.every(({ check }) => !check)) && parts.every(isBreathing)
}

// In metres (our choice).
const LONGEST_HELD = 25

/** What is done before, after or between the others in its place. */
function order(all: readonly Part[]): Part[] | undefined {
  const placed = placeAfter(all)
  if (!placed) return undefined
  if (!areInRests(placed)) return undefined
  const parts = aimSetsWithRests(placed).map(atItsEnd)
  const before = parts.filter(({ place }) => place === 'before' || place === 'either')
  const behind = parts.filter(({ place }) => place === 'behind' || place === 'last' || place === 'either')
  const between = parts.filter(({ place }) => place === 'between')
  const main = parts.filter(({ place }) => !place || place === 'in rest')
  if (main.length === 0 || [...behind, ...between].some((part) => !isPlainSwim(part))) return undefined
  if (before.some((part) => part.kind !== 'group' && !isPlainSwim(part))) return undefined
  const [inner] = between
  const set = inner && parts[parts.indexOf(inner) - 1]
  // "2x(8x50) 200 easy between, then 4x100": between the rounds.
  if (inner && set?.kind === 'group' && set.times > 1) {
    main.splice(main.indexOf(set), 1, ...roundsOf(set, { ...inner, place: undefined }))
    between.splice(0, 1)
  }
  if (between.length > 1 || (between.length === 1 && main.length < 2)) return undefined
  main.splice(-1, 0, ...between)
  return [...before, ...main, ...behind]
}

/** "400 wu 200 cd either side": each has its own place. */
function atItsEnd(part: Part): Part {
  const isEnd = part.slots.some(({ kind }) => kind === 'end')
  // "200 backstroke easy to finish"
  const isCoolDown = !isEnd && isPlainSwim(part) && part.slots.every(isOfAnEnd) && part.slots.some(isEasy)
  if (part.place === 'end') {
    const { from, to } = part.head
    const end: Slot = { kind: 'end', words: 'cool down', from, to }
    return { ...part, place: 'behind', slots: isCoolDown ? [...part.slots, end] : part.slots }
  }
  return isEnd && part.place === 'either' ? { ...part, place: undefined } : part
}

function isEasy({ words }: Slot): boolean {
  return words === 'easy'
}

function isOfAnEnd({ kind }: Slot): boolean {
  return kind === 'stroke' || kind === 'effort'
}

/** "2x(4x100, 4x50) 100 back between": the rounds one by one. */
function roundsOf(set: Part, between: Part): Part[] {
  return Array.from({ length: set.times }, (_, at) => [...(at > 0 ? [between] : []), { ...set, times: 1 }]).flat()
}

/** "12x100 as 4 @ 1:50, 4 @ 1:45, 4 @ 1:40, 1 min between 4s": a pause behind each set but the last. */
function spreadPauses(part: Part): Part {
  const pauses = part.slots.filter(({ kind }) => kind === 'pause')
  if (part.kind !== 'group' || part.times > 1 || pauses.length === 0) return part
  const slots = part.slots.filter((slot) => !pauses.includes(slot))
  const parts = part.parts.map((one, at) =>
    at < part.parts.length - 1 ? { ...one, slots: [...one.slots, ...pauses] } : one,
  )
  return { ...part, slots, parts }
}

// In seconds; what is said to be "on" less is a rest (our choice).
const LONGEST_IN_SHORT = 30

/** A row of single swims ends with the last of them: its rest is one between them. */
function withoutLastRest(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const last = part.parts.at(-1)
    if (at < parts.length - 1 || !last || part.times > 1 || !last.slots.some(({ per }) => per)) return part
    return { ...part, parts: [...part.parts.slice(0, -1), { ...last, slots: last.slots.filter(({ per }) => !per) }] }
  })
}
