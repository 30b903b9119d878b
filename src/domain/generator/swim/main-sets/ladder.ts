import type { PoolRuler } from '../../plan/pool-ruler.ts'
import { marginsFor, type SwimAims, shareMissed, sharePenalty, unroundPenalty } from './aims.ts'
import { type Candidate, shortlist } from './shortlist.ts'

const ways = ['up', 'down', 'pyramid'] as const

/**
 * A ladder of `count` different rungs in pool lengths: the shortest is `lowest`, each next one `stride` longer. All are
 * swum in one zone.
 */
export type Ladder = Shape & { zone: (typeof zones)[number] }

type Shape = { way: (typeof ways)[number]; lowest: number; stride: number; count: number; rounds: number }

const LOWEST = [25, 50, 75, 100, 150, 200, 250, 300]
const STRIDES = [25, 50, 75, 100, 150, 200]
/** Different distances that a swimmer can remember. Our choice. */
const MAX_DISTANCES = 6
/** Fewer rungs are hardly a ladder; in a swim of a few lengths nothing else fits. */
const MIN_RUNGS = 3
const MAX_ROUNDS = 4
/** The shortest rest, ten seconds, is too long after a shorter rung. */
const MIN_RESTED_METRES = 40
/** Ladders from and up to these distances, in the asked unit, may go in steps of 25. Our choice. */
const MAX_LOWEST_IN_25S = 75
const MAX_DISTANCE_IN_25S = 150
/** The stride is at least the longest rung divided by this. Our choice. */
const MAX_LONGEST_PER_STRIDE = 8
/** The stride is at most the lowest rung, or 200: 100-200-300 and 100-300-500, and not 50-150-250. Our choice. */
const LONG_STRIDE = 200

/** The ladders that are good as the main set of this swim. */
export function findGoodLadders(pool: PoolRuler, aims: SwimAims): readonly Candidate<Ladder>[] {
  const margins = marginsFor(aims, pool)
  const list = shortlist<Shape>()
  for (const ladder of ladders(pool, margins.most)) {
    const { way, lowest, stride, count, rounds } = ladder
    const longest = lowest + (count - 1) * stride
    const bouts = rungsOfRound(ladder) * rounds
    const main = lengthsOf(ladder)
    const missOf = (lengths: number) => shareMissed(pool.metres(lengths), margins.bout)
    // The last rung of a single way down is the shortest and has no rest.
    const rested = way === 'down' && rounds === 1 ? lowest + stride : lowest
    const penalty =
      8 * Math.max(missOf(lowest), missOf(longest)) +
      4 * shareMissed(bouts, aims.bouts) +
      6 * shareMissed(pool.metres(main), margins.work) +
      6 * shareMissed(main, margins.main) +
      sharePenalty(main, margins) +
      unroundPenalty(pool.total - main, margins) +
      (pool.metres(rested) < MIN_RESTED_METRES ? 0.25 : 0) +
      (pool.isRound(lowest) && pool.isRound(stride) ? 0 : 0.1) +
      (rungsOfRound(ladder) < MIN_RUNGS ? 1 : 0) +
      (isMemorable(ladder, pool) ? 0 : 0.15)
    if (penalty < list.limit()) list.add({ family: rounds > 1 ? `${way} in rounds` : way, bouts, penalty, set: ladder })
  }
  const best = list.best()
  const zonesOf = (shape: Shape) => (best.length < MIN_CANDIDATES ? zones : zonesFor(shape, pool))
  return best.flatMap(({ set, ...others }) => zonesOf(set).map((zone) => ({ ...others, set: { ...set, zone } })))
}

const zones = [3, 4] as const
/** Below this many ladders each may be swum in either zone: a very short swim has few, and "another one" needs one. */
const MIN_CANDIDATES = 6

/**
 * A ladder is swum at critical speed only between these rungs and up to this much work, in metres. Our choice: after a
 * shorter rung no send-off leaves a rest that suits it.
 */
const MIN_CSS_RUNG_METRES = 65
const MAX_CSS_RUNG_METRES = 400
const MAX_CSS_WORK_METRES = 2000

/**
 * The zones that a ladder may be swum in: below critical speed, and at it where neither a rung nor the whole is too
 * long.
 */
function zonesFor(ladder: Shape, { metres }: PoolRuler): readonly Ladder['zone'][] {
  const isAtCss =
    metres(ladder.lowest) >= MIN_CSS_RUNG_METRES &&
    metres(ladder.lowest + (ladder.count - 1) * ladder.stride) <= MAX_CSS_RUNG_METRES &&
    metres(lengthsOf(ladder)) <= MAX_CSS_WORK_METRES
  return isAtCss ? zones : [3]
}

/** The rungs of a round, in pool lengths. */
export function rungsOf({ way, lowest, stride, count }: Ladder): number[] {
  const up = Array.from({ length: count }, (_, index) => lowest + index * stride)
  const down = up.toReversed()
  if (way === 'pyramid') return [...up, ...down.slice(1)]
  return way === 'down' ? down : up
}

/** What a rung is in its ladder, by its place among the rungs of a round. */
export function placeOf({ way, count }: Ladder, index: number): 'up' | 'longest' | 'down' {
  if (index === (way === 'down' ? 0 : count - 1)) return 'longest'
  return way === 'down' || index >= count ? 'down' : 'up'
}

function* ladders(pool: PoolRuler, most: number): Generator<Shape> {
  for (const lowest of lengthsIn(LOWEST, pool))
    for (const stride of lengthsIn(STRIDES, pool))
      for (const way of ways)
        for (let count = 1; count <= MAX_DISTANCES; count += 1) {
          if (way === 'pyramid' && count < 2) continue
          for (let rounds = 1; rounds <= MAX_ROUNDS; rounds += 1) {
            const ladder = { way, lowest, stride, count, rounds }
            if (rounds > 1 && rungsOfRound(ladder) < MIN_RUNGS) break
            if (lengthsOf(ladder) > most) break
            yield ladder
          }
        }
}

function rungsOfRound({ way, count }: Shape): number {
  return way === 'pyramid' ? 2 * count - 1 : count
}

function lengthsOf({ way, lowest, stride, count, rounds }: Shape): number {
  const longest = lowest + (count - 1) * stride
  const up = (count * (lowest + longest)) / 2
  return rounds * (way === 'pyramid' ? 2 * up - longest : up)
}

/** A pool of 33 or 33.33 has a hundred in three lengths. */
const MAX_ROUNDING_SHARE = 0.015

/**
 * Whether the rungs are easy to remember: multiples of fifty, or of a hundred where only that is a whole number of lengths,
 * or short ones 25 apart; and whether they do not begin far below their stride.
 */
function isMemorable({ lowest, stride, count }: Shape, { nearest, distance }: PoolRuler): boolean {
  const longest = lowest + (count - 1) * stride
  const isInLengths = (wanted: number) => Math.abs(distance(nearest(wanted)) - wanted) <= MAX_ROUNDING_SHARE * wanted
  const grain = isInLengths(50) || !isInLengths(100) ? nearest(50) : nearest(100)
  const isShortIn25s =
    stride === nearest(25) && distance(lowest) <= MAX_LOWEST_IN_25S && distance(longest) <= MAX_DISTANCE_IN_25S
  const isCounted = isShortIn25s || (lowest % grain === 0 && stride % grain === 0)
  return (
    isCounted &&
    count >= MIN_RUNGS &&
    (stride <= lowest || (stride === nearest(LONG_STRIDE) && stride === 2 * lowest)) &&
    stride * MAX_LONGEST_PER_STRIDE >= longest
  )
}

function lengthsIn(distances: readonly number[], pool: PoolRuler): number[] {
  return [...new Set(distances.map((distance) => pool.nearest(distance)))]
}
