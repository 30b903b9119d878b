import { fromMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import { roundUp } from '../../units/tolerance.ts'
import { metresOf, movingSecondsOf } from '../../workout/totals.ts'
import type { LandContext } from '../plan/context.ts'
import { timeOf } from '../plan/measure.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import { SECONDS_PER_TICK, TICKS_PER_UNIT } from '../plan/ruler.ts'
import { targetsFor } from '../plan/targets.ts'

/**
 * Gives the easy steps outside repeats lengths that people write. One of them takes up what that leaves, and in a session
 * by distance what its times are estimated to be longer or shorter, so that the whole is exactly as long as asked.
 * Fixed steps stay as they are.
 */
export function settleLengths(
  blocks: readonly Block[],
  context: LandContext,
  isFixed: (piece: Piece) => boolean,
): Block[] {
  const missing = missingTicks(blocks, context)
  const easy = [...blocks.entries()].flatMap(([index, block]) => {
    const [piece] = block.pieces
    return block.times === 1 && block.pieces.length === 1 && piece && isEasyTime(piece) && !isFixed(piece)
      ? [{ index, piece }]
      : []
  })
  const taker = easy.toSorted((one, other) => rankOf(other.piece) - rankOf(one.piece)).at(0)
  if (!taker) return [...blocks]
  const rounded = new Map<number, Piece>()
  let left = missing
  for (const { index, piece } of easy) {
    if (index === taker.index) continue
    const ticks = roundTicks(piece, context)
    rounded.set(index, { ...piece, ticks })
    left += piece.ticks - ticks
  }
  const isRoom = left > -MAX_SHARE_LOST * taker.piece.ticks
  const change = isRoom ? left : missing
  const taken = Math.round(taker.piece.ticks + change)
  const last = easy.findLast(({ piece }) => piece.intensity === 'cooldown')
  const odd =
    last && last.index !== taker.index ? taken % oddTicks[context.request.length.unit as keyof typeof oddTicks] : 0
  return blocks.map((block, index) => {
    if (index === taker.index) return once({ ...taker.piece, ticks: taken - odd })
    const piece = (isRoom ? rounded.get(index) : undefined) ?? block.pieces[0]
    if (last && index === last.index && piece) return once({ ...piece, ticks: piece.ticks + odd })
    return isRoom && rounded.has(index) && piece ? once(piece) : block
  })
}

/** Less than so many ticks, tenths of a kilometre and quarters of a mile, go from the longest easy step to the cool-down. */
const oddTicks = { minutes: 1, kilometers: 10, miles: 25 } as const

/** The step that takes up the rest loses no more than this of its length. Our choice. */
const MAX_SHARE_LOST = 0.4

/** The ticks by which the whole would be too short: a time by distance, and a distance by time, is known by its target. */
function missingTicks(blocks: readonly Block[], { request, ruler }: LandContext): number {
  const targetOf = targetsFor(request)
  const ticksOf = ({ ticks, seconds, distance, zone, percents, effort }: Piece) => {
    if (seconds === undefined && (distance === undefined || !ruler.inSeconds)) return ticks
    const target = effort ? { type: 'open' as const } : targetOf(zone ?? 1, percents)
    const duration = distance ?? timeOf(seconds ?? 0)
    const step = { intensity: 'active' as const, duration, target, ...(effort ? { effort } : {}) }
    if (distance) return movingSecondsOf(step, request.sport.id, request.reference) / SECONDS_PER_TICK
    const unit = request.length.unit === 'minutes' ? 'kilometers' : request.length.unit
    return fromMetres(metresOf(step, request.sport.id, request.reference), unit) * TICKS_PER_UNIT
  }
  return Math.round(ruler.total - sumOf(blocks, ({ times, pieces }) => times * sumOf(pieces, ticksOf)))
}

/** Zones 1 and 2 are easy; a pause between two sets is no easy time, and a set that is written out keeps its length. */
function isEasyTime({ zone, seconds, distance, intensity }: Piece): boolean {
  if (seconds !== undefined || distance !== undefined) return false
  return (zone ?? 9) <= 2 && intensity !== 'recovery' && intensity !== 'interval'
}

/** The longest takes up the rest; easy time does so before a warm-up or a cool-down of less than twice its length. */
function rankOf({ intensity, ticks }: Piece): number {
  return ticks * (intensity === 'active' ? 2 : 1)
}

function roundTicks({ intensity, ticks }: Piece, { request }: LandContext): number {
  const grain = grains[request.length.unit as keyof typeof grains].find(({ from }) => ticks >= from)?.ticks ?? 1
  // A warm-up and a cool-down have their least length already.
  const mayShrink = intensity === 'active'
  return grain * (mayShrink ? Math.max(1, Math.round(ticks / grain)) : roundUp(ticks / grain, 'ratio'))
}

/** What people round a length of so many ticks to: minutes, tenths and halves of a kilometre, quarters and halves of a mile. */
const grains = {
  minutes: [{ from: 60, ticks: 12 }],
  kilometers: [
    { from: 500, ticks: 50 },
    { from: 10, ticks: 10 },
  ],
  miles: [
    { from: 300, ticks: 50 },
    { from: 30, ticks: 25 },
  ],
} as const
