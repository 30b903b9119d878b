import type { Block } from '../../plan/plan.ts'
import type { PoolRuler } from '../../plan/pool-ruler.ts'
import type { Random } from '../../plan/random.ts'
import type { Ease } from '../styles/rests.ts'
import { climb, longestRung, type SwimStyle, wayDown } from '../styles/swim-styles.ts'
import { marginsFor, type SwimAims, shareMissed } from './aims.ts'
import { restPiece, swimPiece } from './shape.ts'
import { type Candidate, shortlist } from './shortlist.ts'

const ways = ['up', 'down', 'pyramid', 'there and back'] as const

/**
 * A ladder: `count` different rungs, the first one `lowest` lengths, every next one `stride` more; so many rounds of it,
 * which `there and back` climbs once and comes down once.
 */
export type Ladder = { way: (typeof ways)[number]; lowest: number; stride: number; count: number; rounds: number }

const LOWEST = [25, 50, 75, 100, 150, 200, 250, 300]
const STRIDES = [25, 50, 75, 100, 150, 200]
/** More different distances than this nobody keeps in mind. */
const MOST_DIFFERENT = 6
/** Fewer rungs are no ladder, though a swim of a few lengths holds no more. */
const FEWEST_RUNGS = 3
const MOST_ROUNDS = 3
/** Ten seconds at the wall, the least there is, are too many after a shorter rung. In metres. */
const SHORTEST_WITH_REST = 40
/** In the asked unit: ladders up to here may be counted in 25s. */
const SHORT = 200
/** A rung is longer than the one before by at least this part of the longest. */
const LEAST_GROWTH = 8

/** The ladders that make a good main set in this pool. */
export function goodLadders(pool: PoolRuler, aims: SwimAims): readonly Candidate<Ladder>[] {
  const margins = marginsFor(aims, pool)
  const list = shortlist<Ladder>()
  for (const ladder of ladders(pool, margins.most)) {
    const { way, lowest, stride, count, rounds } = ladder
    const longest = lowest + (count - 1) * stride
    const bouts = rungsOfRound(ladder) * rounds
    const main = lengthsOf(ladder)
    const misses = [lowest, longest].map((lengths) => shareMissed(pool.metres(lengths), margins.bout))
    // Going down once, the shortest rung is the last and has no rest.
    const rested = way === 'down' && rounds === 1 ? lowest + stride : lowest
    const penalty =
      8 * Math.max(...misses) +
      4 * shareMissed(bouts, aims.bouts) +
      6 * shareMissed(pool.metres(main), margins.work) +
      6 * shareMissed(main, margins.main) +
      0.5 * shareMissed(main, margins.comfortable) +
      (pool.metres(rested) < SHORTEST_WITH_REST ? 0.15 : 0) +
      (pool.isRound(lowest) && pool.isRound(stride) ? 0 : 0.1) +
      (rungsOfRound(ladder) < FEWEST_RUNGS ? 1 : 0) +
      (isPlain(ladder, pool) ? 0 : 0.05)
    if (penalty < list.limit()) list.add({ family: rounds > 1 ? 'in rounds' : way, bouts, penalty, set: ladder })
  }
  return list.best()
}

/** A ladder written out, a list of blocks a round; how hard its rungs are, and the rests, is left to chance. */
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
        for (let count = 1; count <= MOST_DIFFERENT; count += 1) {
          const isOne = way !== 'there and back'
          if (way === 'pyramid' && count < 2) continue
          for (let rounds = isOne ? 1 : 2; rounds <= (isOne ? MOST_ROUNDS : 2); rounds += 1) {
            const ladder = { way, lowest, stride, count, rounds }
            if (rounds > 1 && rungsOfRound(ladder) < FEWEST_RUNGS) break
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

/** Rungs that a swimmer remembers: fifties and hundreds, one stride after another, or 25s while they are short. */
function isPlain({ lowest, stride, count }: Ladder, { near, distance }: PoolRuler): boolean {
  const longest = lowest + (count - 1) * stride
  const fifty = near(50)
  const isCounted = distance(longest) <= SHORT || lowest === stride || (lowest % fifty === 0 && stride % fifty === 0)
  return isCounted && stride * LEAST_GROWTH >= longest
}

function roundOf({ way, lowest, stride, count }: Ladder, round: number): number[] {
  const up = Array.from({ length: count }, (_, index) => lowest + index * stride)
  const down = up.toReversed()
  if (way === 'pyramid') return [...up, ...down.slice(1)]
  return way === 'down' || (way === 'there and back' && round > 0) ? down : up
}

type Rung = Ladder & { lengths: number; index: number; of: number }

/** Which rungs are swum at critical speed and not below it; most ladders stay below it for a good part. */
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
  return [...new Set(distances.map((distance) => pool.near(distance)))]
}
