import { atLeast } from '../../../units/tolerance.ts'
import type { LandContext } from '../../plan/context.ts'
import { lengthInWords } from '../../plan/length-in-words.ts'
import { timeOf } from '../../plan/measure.ts'
import type { Block, Piece } from '../../plan/plan.ts'
import type { AskedSet } from '../../request/resolved-request.ts'
import type { Aims } from './aims.ts'
import {
  LOWEST_W_PRIME_LEFT,
  MIN_FRAME_SECONDS,
  type PlannedSet,
  secondsAround,
  setInWords,
  wPrimeLeftOf,
} from './asked-set-figures.ts'
import type { AskedStyle } from './asked-style.ts'
import { type BoutStyle, pauseBetween } from './families/family.ts'
import { heldWork, LOWEST_W_PRIME_HELD } from './said-bouts.ts'

/**
 * A set that would empty a rider: its bouts in one go at a power that can be held, and else in sets; undefined if neither can
 * be done in the time.
 */
export function relieveSet(
  set: AskedSet,
  tried: readonly (readonly Block[])[],
  bout: number,
  context: LandContext,
  aims: Aims,
  style: AskedStyle,
): PlannedSet | undefined {
  const split = () => splitSetFor(set, tried, context, aims, style)
  const held = heldWork(set.effort, bout, style, context.request.metric)
  const seconds = set.times * bout
  if (!held || seconds > MAX_HELD_SECONDS.inSets) return split()
  const { words, ...part } = held.own
  const hold = (piece: Piece): Piece => {
    if (piece.intensity !== 'interval') return piece
    const { use: _, percents: __, effort: ___, ...kept } = piece
    return { ...kept, ...words, ...part }
  }
  const feel = (blocks: readonly Block[]) =>
    held.felt === undefined
      ? blocks
      : blocks.map((block) => ({ ...block, pieces: block.pieces.map(asFelt(held.felt)) }))
  const all = tried.map((one) => one.map((block) => ({ ...block, pieces: block.pieces.map(hold) })))
  const lowest = { ...aims, lowestWPrime: LOWEST_W_PRIME_HELD }
  const isHeld = (blocks: readonly Block[]) => atLeast(wPrimeLeftOf(blocks, context), LOWEST_W_PRIME_HELD, 'ratio')
  const inOneGo = seconds <= MAX_HELD_SECONDS.inOneGo ? all.find(isHeld) : undefined
  if (inOneGo) return { ok: true, blocks: feel(inOneGo), remarks: [`${setInWords(set)}: ${held.remark}`] }
  const inSets = splitSetFor(set, all, context, lowest, style)
  return inSets ? { ...inSets, blocks: feel(inSets.blocks) } : split()
}

/** A piece with an effort, if it is work. */
function asFelt(effort: number | undefined): (piece: Piece) => Piece {
  return (piece) => (piece.intensity === 'interval' && effort ? { ...piece, effort } : piece)
}

/** Seconds of such bouts together. Our choice: coaches write up to 25 minutes of work in sets of 13 at most. */
const MAX_HELD_SECONDS = { inOneGo: 720, inSets: 1500 }

/** Sets that bouts are divided into, and the seconds between them. Our choice: what coaches write. */
const SET_COUNTS = [2, 3, 4, 5]
const SET_PAUSES = [180, 240, 300]
/** Fewer bouts are no set. */
const MIN_BOUTS_PER_SET = 2

/** The bouts in the fewest sets, with pauses between them, that a rider can do; undefined if there are none in the time. */
function splitSetFor(
  set: AskedSet,
  tried: readonly (readonly Block[])[],
  context: LandContext,
  aims: Aims,
  style: BoutStyle,
): PlannedSet | undefined {
  const least = aims.lowestWPrime ?? LOWEST_W_PRIME_LEFT
  const [round] = tried.map(([block]) => block).filter((block) => block !== undefined)
  if (!round) return undefined
  for (const count of SET_COUNTS.filter((one) => set.times / one >= MIN_BOUTS_PER_SET))
    for (const seconds of SET_PAUSES) {
      const pause = pauseBetween(style, context.ruler.nearest(seconds, style.betweenSets.zone))
      const sizes = Array.from({ length: count }, (_, index) => Math.ceil((set.times - index) / count))
      const blocks = sizes.flatMap((times, index) => [...(index > 0 ? [pause] : []), { ...round, times }])
      const isRoom = atLeast(secondsAround(blocks, context), MIN_FRAME_SECONDS, 'seconds')
      if (!isRoom || !atLeast(wPrimeLeftOf(blocks, context), least, 'ratio')) continue
      const remark = `${setInWords(set)} in one go would empty you: they come in ${count} sets of ${[...new Set(sizes)].join(' and ')}, ${lengthInWords(timeOf(seconds))} apart.`
      return { ok: true, blocks, remarks: [remark] }
    }
  return undefined
}
