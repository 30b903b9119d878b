import { isSame } from './measures-of-parts.ts'
import type { Part, Shared } from './parts-of-lines.ts'
import { isPause, type Slot, type Turn } from './slots.ts'

/** "20 mins of 50s on 1:05": as many as begin in that time and end in it; none without a send-off. */
export function countBlocks(part: Part): Part {
  const parts = part.parts.map(countBlocks)
  const [clock, ...more] = part.slots.filter(({ kind, words }) => kind === 'clock' && words !== '')
  if (part.minutes === undefined || !clock?.seconds || more.length > 0) return { ...part, parts }
  const times = Math.floor((part.minutes * SECONDS) / clock.seconds)
  return { ...part, times, parts, tell: `${part.minutes} min of them are ${times}.` }
}

/** "10x400 CSS+10 x2, +9 x2 …": a set of each target; as it is if they are not of all. */
export function spreadTargets(part: Part): Part[] {
  const { targets = [], times, slots } = part
  if (targets.length === 0 || targets.reduce((sum, target) => sum + target.times, 0) !== times) return [part]
  const pauses = slots.filter(({ kind }) => kind === 'pause')
  const { head } = part
  return targets.map(({ times: count, words, from = head.from, to = head.to }, at) => ({
    ...part,
    times: count,
    targets: [],
    slots: [...slots.filter((slot) => !pauses.includes(slot)), { kind: 'target', words, from, to }],
    // A pause between the rounds stands behind each but the last.
    parts: part.parts.map((one, index) =>
      index === part.parts.length - 1 && at < targets.length - 1
        ? { ...one, slots: [...one.slots, ...pauses] }
        : { ...one, slots: [...one.slots] },
    ),
  }))
}

/** How often something is said of some of the swims. */
export function countTurns(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, { turns = [], targets = [], parts: inner }) =>
      sum + turns.length + Math.min(1, targets.length) + countTurns(inner),
    0,
  )
}

/** "Broken 800s x2: 4x200 r10, pull on 2nd": what is said of a round. */
export function roundsSaid({ kind, times, turns = [], areRounds: isSaid = false }: Part): Shared[] {
  const areRounds =
    isSaid && kind === 'group' && times > 1 && turns.every(({ every, last }) => every === 0 && last === undefined)
  return areRounds ? turns.map(({ first, slots }) => ({ round: first, slots })) : []
}

/** "8x50 odd easy even fast", "100-200-100, 2nd hard": the swims in their order, as often as they are repeated. */
export function spreadTurns(whole: Part): Part {
  const part = withSharedPause(whole)
  const { turns = [] } = part
  if (turns.length === 0) return { ...part, parts: part.parts.map(spreadTurns) }
  const swims = swimsOf(part)
  // "#1-8 on :55, #9-16 on :50, 70 s rest between": a send-off leaves its own rest.
  const isRestedTwice = part.slots.some(({ kind }) => kind === 'rest') && turns.some(hasClock)
  const isFit =
    !isRestedTwice && swims && turns.every(({ first, last = first, slots }) => last <= swims.length && slots.length > 0)
  if (!isFit) return part
  const said = swims.map((swim, at) =>
    withTurns(
      swim,
      turns.filter((turn) => isAt(turn, at + 1)).flatMap(({ slots }) => slots),
    ),
  )
  // "every 4th fast": beside swims of which nothing is said the word would be that of all.
  const own = said.every(isAimed) ? said : said.map(asZone)
  const period = periodOf(own)
  return {
    ...part,
    kind: 'group',
    figures: [],
    pieces: [],
    turns: [],
    slots: part.kind === 'group' ? part.slots : [],
    times: own.length / period,
    parts: period < own.length && !own.some(hasClock) ? own.slice(0, period) : merged(own.slice(0, period)),
  }
}

/** "100-200-300 pull/swim alternating", "8x50 easy/fast alt": each of what is named, by turns. */
export function takeTurns(part: Part): Part {
  const parts = part.parts.map(takeTurns)
  const count = part.figures.length > 1 ? part.figures.length : part.times
  const named = ALTERNATING.map((kinds) => joined(part.slots, kinds)).find((slots) => slots.length > 1)
  if (!part.isByTurns || !named || count < named.length || part.turns?.length) return { ...part, parts }
  return {
    ...{ ...part, parts, isByTurns: false },
    slots: part.slots.filter((slot) => !named.includes(slot)),
    turns: named.map((slot, at) => ({ first: at + 1, every: named.length, slots: [slot] })),
  }
}

/** "18x75: easy/moderate/fast x6": by turns, as often as they are in the set. */
export function repeatTurns(part: Part): Part {
  const { repeats = 0, times, slots } = part
  const count = joined(slots, ['effort', 'target']).length || joined(slots, ['stroke', 'drill']).length
  return part.kind === 'swim' && !part.isEach && repeats > 0 && count > 1 && count * repeats === times
    ? { ...part, isByTurns: true, repeats: 0 }
    : part
}

/** "pull/swim", and not "swim 12x100 free/back" or "pull paddles/swim": the first that stand beside one another, and nothing between them. */
function joined(slots: readonly Slot[], kinds: readonly Slot['kind'][]): Slot[] {
  const all = slots.toSorted((one, other) => one.from - other.from)
  const isNext = (slot: Slot | undefined, before: Slot | undefined) =>
    !!slot && !!before && kinds.includes(slot.kind) && slot.from - before.to <= LONGEST_MARK
  const first = all.findIndex((slot, at) => kinds.includes(slot.kind) && isNext(all[at + 1], slot))
  if (first < 0) return []
  const end = all.findIndex((slot, at) => at > first && !isNext(slot, all[at - 1]))
  return all.slice(first, end < 0 ? all.length : end)
}

/** " / " */
const LONGEST_MARK = 3

const ALTERNATING: readonly (readonly Slot['kind'][])[] = [['stroke', 'drill'], ['effort', 'target'], ['gear']]

/** "odd fast even easy 15s rest": a rest that is said once, behind the last of them, is of all. */
function withSharedPause(part: Part): Part {
  const { turns = [], slots } = part
  const last = turns.at(-1)
  const pauses = last?.slots.filter(isPause) ?? []
  const isSaid = slots.some(isPause) || turns.slice(0, -1).some((turn) => turn.slots.some(isPause))
  if (!last || pauses.length === 0 || isSaid) return part
  const own = { ...last, slots: last.slots.filter((slot) => !isPause(slot)) }
  return { ...part, turns: [...turns.slice(0, -1), own], slots: [...slots, ...pauses] }
}

function isAimed({ slots }: Part): boolean {
  return slots.some(({ kind }) => kind === 'effort' || kind === 'target')
}

function asZone(swim: Part): Part {
  const slots = swim.slots.map((slot): Slot => {
    if (slot.kind !== 'effort' || !/^(?:fast|hard)$/.test(slot.words)) return slot
    return { ...slot, kind: 'target', words: 'z5', tell: `“${slot.words}” of some swims was read as zone 5.` }
  })
  return { ...swim, slots }
}

/** Each swim of a set, of a row or of sets of one length; nothing of rounds. */
function swimsOf(part: Part): Part[] | undefined {
  if (part.kind === 'swim' && part.figures.length > 1)
    return part.times === 1 && part.pieces.length === 0
      ? part.figures.map((far) => ({ ...part, figures: [far], turns: [], isCounted: false }))
      : undefined
  if (part.kind === 'swim')
    return Array.from({ length: part.times }, () => ({ ...part, times: 1, turns: [], isCounted: false }))
  const isOfSets = part.times === 1 && part.parts.every(({ kind, figures }) => kind === 'swim' && figures.length === 1)
  return isOfSets ? part.parts.flatMap((one) => swimsOf(one) ?? []) : undefined
}

function isAt({ first, every, last = first }: Turn, at: number): boolean {
  return every > 0 ? at >= first && (at - first) % every === 0 : at >= first && at <= last
}

function withTurns(swim: Part, slots: readonly Slot[]): Part {
  return {
    ...swim,
    slots: [...swim.slots.filter(({ kind }) => !slots.some((slot) => isSame(slot.kind, kind))), ...slots],
  }
}

/** After how many swims the same begin again. */
function periodOf(swims: readonly Part[]): number {
  const keys = swims.map(keyOf)
  const periods = keys.map((_, at) => at + 1).filter((period) => keys.length % period === 0)
  return periods.find((period) => keys.every((key, at) => key === keys[at % period])) ?? keys.length
}

function hasClock({ slots }: { slots: readonly Slot[] }): boolean {
  return slots.some(({ kind }) => kind === 'clock')
}

function merged(swims: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (const swim of swims) {
    const last = parts.at(-1)
    if (last && keyOf(last) === keyOf(swim)) last.times += 1
    else parts.push({ ...swim })
  }
  return parts
}

function keyOf({ figures, slots, pieces }: Part): string {
  return JSON.stringify([figures, slots.map(({ kind, words, seconds }) => [kind, words, seconds]), pieces.length])
}

const SECONDS = 60
