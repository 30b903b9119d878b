import type { Block } from '../../plan/plan.ts'
import type { PoolRuler } from '../../plan/pool-ruler.ts'
import type { Random } from '../../plan/random.ts'
import type { Ease } from '../styles/rests.ts'
import { climb, longestRung, type SwimStyle, wayDown } from '../styles/swim-styles.ts'
import { marginsFor, type SwimAims, shareMissed } from './aims.ts'
import { type Candidate, shortlist } from './shortlist.ts'
import { restPiece, swimPiece } from './swim-set.ts'

const ways = ['up', 'down', 'pyramid', 'there and back'] as const

/**
 * A ladder of `count` different rungs in pool lengths: the shortest is `lowest`, each next one `stride` longer. `there and
 * back` goes up in one round and down in the next.
 */
export type Ladder = { way: (typeof ways)[number]; lowest: number; stride: number; count: number; rounds: number }

const LOWEST = [25, 50, 75, 100, 150, 200, 250, 300]
const STRIDES = [25, 50, 75, 100, 150, 200]
/** Different distances that a swimmer can remember. Our choice. */
const MAX_DISTANCES = 6
/** Fewer rungs are hardly a ladder; in a swim of a few lengths nothing else fits. */
const MIN_RUNGS = 3
const MAX_ROUNDS = 3
/** The shortest rest, ten seconds, is too long after a shorter rung. */
const MIN_RESTED_METRES = 40
/** Ladders up to this distance, in the asked unit, may go in steps of 25. Our choice. */
const MAX_DISTANCE_IN_25S = 200
/** The stride is at least the longest rung divided by this. Our choice. */
const MAX_LONGEST_PER_STRIDE = 8

/** The ladders that are good as the main set of this swim. */
export function findGoodLadders(pool: PoolRuler, aims: SwimAims): readonly Candidate<Ladder>[] {
  const margins = marginsFor(aims, pool)
  const list = shortlist<Ladder>()
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
      0.5 * shareMissed(main, margins.preferred) +
      (pool.metres(rested) < MIN_RESTED_METRES ? 0.15 : 0) +
      (pool.isRound(lowest) && pool.isRound(stride) ? 0 : 0.1) +
      (rungsOfRound(ladder) < MIN_RUNGS ? 1 : 0) +
      (isMemorable(ladder, pool) ? 0 : 0.05)
    if (penalty < list.limit()) list.add({ family: rounds > 1 ? 'in rounds' : way, bouts, penalty, set: ladder })
  }
  return list.best()
}

/** The blocks of each round. Random decides which rungs are harder, and the rests. */
export function ladderSets(ladder: Ladder, pool: PoolRuler, random: Random): Block[][] {
  const isQuick = random.pick(efforts)
  const ease = random.pick<Ease>([0, 1, 2])
  const all = Array.from({ length: ladder.rounds }, (_, round) => roundOf(ladder, round))
  const of = all.flat().length
  return all.map((rungs, round) =>
    rungs.map((lengths, place) => {
      const index = round * rungs.length + place
      const rung = styleOf(ladder, round, place)
      const zone = isQuick({ ...ladder, lengths, index, of }) ? 4 : rung.zone
      const swim = swimPiece({ ...rung, zone }, lengths, pool)
      const rest = restPiece(rung.rest(pool.metres(lengths), ease))
      return { times: 1, pieces: index === of - 1 ? [swim] : [swim, rest] }
    }),
  )
}

function* ladders(pool: PoolRuler, most: number): Generator<Ladder> {
  for (const lowest of lengthsIn(LOWEST, pool))
    for (const stride of lengthsIn(STRIDES, pool))
      for (const way of ways)
        for (let count = 1; count <= MAX_DISTANCES; count += 1) {
          const isOne = way !== 'there and back'
          if (way === 'pyramid' && count < 2) continue
          for (let rounds = isOne ? 1 : 2; rounds <= (isOne ? MAX_ROUNDS : 2); rounds += 1) {
            const ladder = { way, lowest, stride, count, rounds }
            if (rounds > 1 && rungsOfRound(ladder) < MIN_RUNGS) break
            if (lengthsOf(ladder) > most) break
            yield ladder
          }
        }
}

function rungsOfRound({ way, count }: Ladder): number {
  return way === 'pyramid' ? 2 * count - 1 : count
}

function lengthsOf({ way, lowest, stride, count, rounds }: Ladder): number {
  const longest = lowest + (count - 1) * stride
  const up = (count * (lowest + longest)) / 2
  return rounds * (way === 'pyramid' ? 2 * up - longest : up)
}

/** Whether the rungs are easy to remember: multiples of fifty or of the first, or short ones in 25s. */
function isMemorable({ lowest, stride, count }: Ladder, { nearest, distance }: PoolRuler): boolean {
  const longest = lowest + (count - 1) * stride
  const fifty = nearest(50)
  const isCounted =
    distance(longest) <= MAX_DISTANCE_IN_25S || lowest === stride || (lowest % fifty === 0 && stride % fifty === 0)
  return isCounted && stride * MAX_LONGEST_PER_STRIDE >= longest
}

function roundOf({ way, lowest, stride, count }: Ladder, round: number): number[] {
  const up = Array.from({ length: count }, (_, index) => lowest + index * stride)
  const down = up.toReversed()
  if (way === 'pyramid') return [...up, ...down.slice(1)]
  return way === 'down' || (way === 'there and back' && round > 0) ? down : up
}

type Rung = Ladder & { lengths: number; index: number; of: number }

/** Ways to choose the rungs at critical speed; the others stay below it. */
const efforts: readonly ((rung: Rung) => boolean)[] = [
  () => false,
  ({ index, of }) => index === of - 1,
  ({ lengths, lowest, stride, count }) => lengths < lowest + (count * stride) / 2,
  ({ index, of }) => index >= of / 2,
]

function styleOf({ way, count }: Ladder, round: number, place: number): SwimStyle {
  const isDown = way === 'down' || (way === 'there and back' && round > 0)
  if (place === (isDown ? 0 : count - 1)) return longestRung
  return isDown || place >= count ? wayDown : climb
}

function lengthsIn(distances: readonly number[], pool: PoolRuler): number[] {
  return [...new Set(distances.map((distance) => pool.nearest(distance)))]
}
