import type { SportId } from '../../sports/registry.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { isGroup } from '../../workout/groups.ts'
import { type Block, once, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import { fillings, type Role, usualShare } from './easy-parts.ts'
import type { Cell, Slot } from './slots.ts'

/** Something new, or an entry that stands as it is. */
export type Arranged = { block: Block } | { entry: EditorEntry }

/**
 * What an arrangement is made for: ticks to be filled with new things, ticks of the whole, and whether so many entries
 * stand already that a watch holds hardly any more.
 */
export type Span = { sport: SportId; free: number; total: number; grain: number; isCrowded: boolean; random: Random }

/**
 * New entries around those that stand, which take `free` ticks exactly: a warm-up and a cool-down where there are none
 * yet, easy parts in open places, and between head and tail the main set, where there is one and it fits. Undefined
 * where it does not.
 */
export function arranged(head: Cell[], tail: Cell[], main: readonly Block[], span: Span): Arranged[] | undefined {
  const required = [...head, ...tail].filter((cell) => 'role' in cell)
  // What nobody asked for comes only where there is room for it, the most needed first.
  const wanted: Role[] = []
  if (head.length === 0) wanted.push('warmup')
  else if (needsRest(head.at(-1), main)) wanted.push('recovery')
  if (tail.length === 0) wanted.push('cooldown')
  if (head.length === 0) wanted.push('build')
  const roomFor = Math.floor(span.free / Math.max(1, LEAST_SHARE * span.total)) - required.length
  const roles = wanted.slice(0, Math.max(0, roomFor))
  const into = (['warmup', 'build', 'recovery'] as const).filter((role) => roles.includes(role)).map(slotOf)
  const outOf = roles.includes('cooldown') ? [slotOf('cooldown')] : []

  const open = [...required, ...into, ...outOf]
  const left = measureOut(open, span)
  if (left < 0) return undefined
  const middle = main.length > 0 ? stretched(main, left, open, span) : plain(left, open, span)
  if (!middle) return undefined
  const put = (cell: Cell): Arranged => ('entry' in cell ? cell : { block: filled(cell.role, cell.ticks, span) })
  return [...[...head, ...into].map(put), ...middle.map((block) => ({ block })), ...[...outOf, ...tail].map(put)]
}

/** A part that nobody asked for is worth at least this share of the whole. */
const LEAST_SHARE = 0.02

const slotOf = (role: Role): Slot => ({ role, ticks: 0 })

/** A bout that brings no recovery of its own needs one before the next. */
function needsRest(cell: Cell | undefined, main: readonly Block[]): boolean {
  if (!cell || !('entry' in cell) || isGroup(cell.entry)) return false
  return cell.entry.intensity === 'interval' && main[0]?.pieces[0]?.intensity === 'interval'
}

/** Lengths vary around what is usual, for the next version is to be another. */
const VARIATION = [0.7, 1, 1.3]

/** Gives every slot its usual share, or as much of it as there is, and answers what is left; below 0 is too much. */
function measureOut(open: readonly Slot[], { free, total, grain, random }: Span): number {
  for (const slot of open) {
    const share = random.pick(VARIATION) * usualShare[slot.role]
    slot.ticks = Math.max(1, Math.round((share * total) / grain) * grain)
  }
  const wished = open.reduce((all, { ticks }) => all + ticks, 0)
  if (wished > free) for (const slot of open) slot.ticks = Math.max(1, Math.floor((slot.ticks * free) / wished))
  return free - open.reduce((all, { ticks }) => all + ticks, 0)
}

/** The main set made so long, by its easy parts, by what is around it, or by a new easy part; never by its work. */
function stretched(main: readonly Block[], ticks: number, open: readonly Slot[], span: Span): Block[] | undefined {
  let missing = ticks - ticksOf(main)
  if (missing > 0) missing = grown(missing, open)
  const easiest = main.map((block, index) => ({ index, ticks: isEasy(block) ? ticksOf([block]) : 0 }))
  const changed = [...main]
  for (const { index, ticks: own } of easiest.sort((one, other) => other.ticks - one.ticks)) {
    const [piece] = main[index]?.pieces ?? []
    if (missing === 0 || own === 0 || !piece) break
    const now = Math.max(0, own + missing)
    changed[index] = once({ ...piece, ticks: now })
    missing -= now - own
  }
  if (missing < 0) return undefined
  const kept = changed.filter((block) => ticksOf([block]) > 0)
  return missing > 0 ? [filled('easy', missing, span), ...kept] : kept
}

/** An easy stretch, where no new work is wanted; it joins one that is there already. */
function plain(ticks: number, open: readonly Slot[], span: Span): Block[] {
  const left = grown(ticks, open)
  const there = open.find(({ role }) => role === 'easy') ?? (span.isCrowded ? open[0] : undefined)
  if (there) there.ticks += left
  return left > 0 && !there ? [filled('easy', left, span)] : []
}

/** Lets warm-up and cool-down take of what is over up to as much again as they have. */
function grown(over: number, open: readonly Slot[]): number {
  let left = over
  for (const slot of open) {
    if (slot.role !== 'warmup' && slot.role !== 'cooldown') continue
    const more = Math.min(left, slot.ticks)
    slot.ticks += more
    left -= more
  }
  return left
}

function isEasy({ times, pieces }: Block): boolean {
  return times === 1 && pieces.length === 1 && pieces[0]?.intensity === 'active' && (pieces[0].zone ?? 9) <= 2
}

function filled(role: Role, ticks: number, { sport }: Span): Block {
  return once({ ...fillings[sport][role], ticks })
}
