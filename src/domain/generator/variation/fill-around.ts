import type { EasyPart } from '../../sports/sport.ts'
import { clamp, sumOf } from '../../units/numbers.ts'
import { isGroup } from '../../workout/groups.ts'
import { type Block, once, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import { type EasyPieces, usualShare } from './easy-parts.ts'
import type { Replacement, Slot } from './slots.ts'

/** What is to be filled, in ticks, and with what. */
export type Gap = {
  /** Ticks for new parts, of the whole workout, and the multiple that lengths come in. */
  free: number
  total: number
  grain: number
  /** Whether the old entries come close to the steps that a watch holds: then none is added. */
  isCrowded: boolean
  pieces: EasyPieces
  random: Random
}

/**
 * The places of head and tail with new parts that take `free` ticks exactly: a warm-up and a cool-down where no place
 * is left for them, easy parts in the open slots, and the main set between head and tail. Undefined if it does not fit.
 */
export function fillAround(
  head: readonly Replacement[],
  tail: readonly Replacement[],
  main: readonly Block[],
  gap: Gap,
): (Replacement | { block: Block })[] | undefined {
  const required = [...head, ...tail].filter((place) => 'part' in place)
  const added = partsToAdd(
    head,
    tail,
    main,
    Math.floor(gap.free / Math.max(1, MIN_SHARE * gap.total)) - required.length,
  )
  const before = (['warmup', 'build', 'recovery'] as const).filter((part) => added.includes(part)).map(slotOf)
  const after = added.includes('cooldown') ? [slotOf('cooldown')] : []
  const slots = [...required, ...before, ...after]
  const left = sizeSlots(slots, gap)
  if (left < 0) return undefined
  const middle = main.length > 0 ? stretchMainSet(main, left, slots, gap) : fillWithEasy(left, slots, gap)
  if (!middle) return undefined
  const put = (place: Replacement) => ('entry' in place ? place : { block: easyBlock(place.part, place.ticks, gap) })
  return [...[...head, ...before].map(put), ...middle.map((block) => ({ block })), ...[...after, ...tail].map(put)]
}

/** A part that is added takes at least this share of the whole. Our choice: a minute of fifty. */
const MIN_SHARE = 0.02

const slotOf = (part: EasyPart): Slot => ({ part, ticks: 0 })

/** The parts that stand nowhere yet, the most needed first, as many as there is room for. */
function partsToAdd(
  head: readonly Replacement[],
  tail: readonly Replacement[],
  main: readonly Block[],
  most: number,
): readonly EasyPart[] {
  const wanted: EasyPart[] = []
  if (head.length === 0) wanted.push('warmup')
  else if (needsRecovery(head.at(-1), main)) wanted.push('recovery')
  if (tail.length === 0) wanted.push('cooldown')
  if (head.length === 0) wanted.push('build')
  return wanted.slice(0, Math.max(0, most))
}

/** Whether a single bout stands right before another. A group brings its own recovery. */
function needsRecovery(place: Replacement | undefined, main: readonly Block[]): boolean {
  if (!place || !('entry' in place) || isGroup(place.entry)) return false
  return place.entry.intensity === 'interval' && main[0]?.pieces[0]?.intensity === 'interval'
}

/** Factors of the usual length, so that the next version differs. Our choice. */
const VARIATION = [0.7, 1, 1.3]

/**
 * Gives every slot about its usual share, or as much of it as there is. Answers the ticks that are left; below 0 is too
 * much.
 */
function sizeSlots(slots: readonly Slot[], { free, total, grain, random }: Gap): number {
  for (const slot of slots) {
    const share = random.pick(VARIATION) * usualShare[slot.part]
    slot.ticks = Math.max(1, Math.round((share * total) / grain) * grain)
  }
  const wanted = sumOf(slots, ({ ticks }) => ticks)
  if (wanted > free) for (const slot of slots) slot.ticks = Math.max(1, Math.floor((slot.ticks * free) / wanted))
  return free - sumOf(slots, ({ ticks }) => ticks)
}

/**
 * Brings the main set to `ticks` by its easy parts, the slots around it or a new easy part. Its work stays as it is.
 */
function stretchMainSet(main: readonly Block[], ticks: number, slots: readonly Slot[], gap: Gap): Block[] | undefined {
  let missing = growEnds(ticks - ticksOf(main), slots)
  const blocks = [...main]
  const easy = main
    .flatMap((block, index) => block.pieces.slice(0, isEasy(block) ? 1 : 0).map((piece) => ({ piece, index })))
    .sort((one, other) => other.piece.ticks - one.piece.ticks)
  for (const { piece, index } of easy) {
    const now = Math.max(0, piece.ticks + missing)
    blocks[index] = once({ ...piece, ticks: now })
    missing -= now - piece.ticks
  }
  if (missing < 0) return undefined
  const present = blocks.filter((block) => ticksOf([block]) > 0)
  return missing > 0 ? [easyBlock('easy', missing, gap), ...present] : present
}

/** Fills `ticks` without work: with a new easy block, or by an easy slot that is there already. */
function fillWithEasy(ticks: number, slots: readonly Slot[], gap: Gap): Block[] {
  const left = growEnds(ticks, slots)
  const joined = slots.find(({ part }) => part === 'easy') ?? (gap.isCrowded ? slots[0] : undefined)
  if (joined) joined.ticks += left
  return left > 0 && !joined ? [easyBlock('easy', left, gap)] : []
}

/** Lets warm-up and cool-down take up to as much again as they have. Answers the ticks that are left; below 0 they stay. */
function growEnds(over: number, slots: readonly Slot[]): number {
  let left = over
  for (const slot of slots) {
    if (slot.part !== 'warmup' && slot.part !== 'cooldown') continue
    const more = clamp(left, 0, slot.ticks)
    slot.ticks += more
    left -= more
  }
  return left
}

function isEasy({ times, pieces }: Block): boolean {
  const [piece] = pieces
  return times === 1 && pieces.length === 1 && piece?.intensity === 'active' && (piece.zone ?? 9) <= 2
}

function easyBlock(part: EasyPart, ticks: number, { pieces }: Gap): Block {
  return once({ ...pieces[part], ticks })
}
