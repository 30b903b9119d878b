import type { Dice } from '../dice.ts'
import type { Block } from '../plan.ts'
import { marginsFor, missed, type SwimAims } from './aims.ts'
import type { Manner } from './manners.ts'
import type { Pool } from './pool.ts'
import { type Ease, rungRest } from './rests.ts'
import { restOf, swum } from './shape.ts'
import { type Candidate, shortlist } from './shortlist.ts'

const ways = ['up', 'down', 'pyramid'] as const

/** A ladder: `count` different rungs, the first one `lowest` lengths, every next one `stride` more. */
export type Ladder = { way: (typeof ways)[number]; lowest: number; stride: number; count: number }

const LOWEST = [25, 50, 75, 100, 150, 200, 250, 300]
const STRIDES = [25, 50, 75, 100, 150, 200]
/** More different distances than this nobody keeps in mind; a ladder of one rung is for a swim of a few lengths. */
const MOST_DIFFERENT = 6
/** Ten seconds at the wall, the least there is, are too many after a shorter rung. In metres. */
const SHORTEST_WITH_REST = 40
/** In the asked unit: ladders up to here may be counted in 25s. */
const FEW = 200
/** A rung is longer than the one before by at least this part of the longest. */
const LEAST_GROWTH = 8
/** What a plain ladder is worth. */
const PLAINNESS = 0.05

/** The ladders that make a good main set in this pool. */
export function goodLadders(pool: Pool, aims: SwimAims): readonly Candidate<Ladder>[] {
  const margins = marginsFor(aims, pool)
  const list = shortlist<Ladder>()
  for (const lowest of lengthsOf(LOWEST, pool))
    for (const stride of lengthsOf(STRIDES, pool))
      for (let count = 1; count <= MOST_DIFFERENT; count += 1)
        for (const way of ways) {
          const longest = lowest + (count - 1) * stride
          const up = (count * (lowest + longest)) / 2
          const main = way === 'pyramid' ? 2 * up - longest : up
          const bouts = way === 'pyramid' ? 2 * count - 1 : count
          if (main > margins.most || (way === 'pyramid' && count < 3)) continue
          const misses = Math.max(
            missed(pool.metres(lowest), aims.boutMetres),
            missed(pool.metres(longest), aims.boutMetres),
          )
          // Going down, the shortest rung is the last and has no rest.
          const isHurried = pool.metres(way === 'down' ? lowest + stride : lowest) < SHORTEST_WITH_REST
          const strain =
            8 * misses +
            4 * missed(bouts, aims.bouts) +
            6 * missed(pool.metres(main), margins.work) +
            3 * missed(main, margins.main) +
            0.5 * missed(main, margins.comfortable) +
            (isHurried ? 0.3 : 0) +
            (pool.isRound(lowest) && pool.isRound(stride) ? 0 : 0.1) +
            (isPlain(lowest, stride, longest, pool) ? 0 : PLAINNESS)
          if (strain < list.limit()) list.add({ family: way, bouts, strain, set: { way, lowest, stride, count } })
        }
  return list.best()
}

/** Rungs that a swimmer remembers: fifties and hundreds, one stride after another, or 25s while they are short. */
function isPlain(lowest: number, stride: number, longest: number, { near, distance }: Pool): boolean {
  const fifty = near(50)
  const isCounted = distance(longest) <= FEW || lowest === stride || (lowest % fifty === 0 && stride % fifty === 0)
  return isCounted && stride * LEAST_GROWTH >= longest
}

/** A ladder written out: how hard its rungs are, and how long the rests, is left to chance. */
export function ladderBlocks(ladder: Ladder, pool: Pool, dice: Dice): Block[] {
  const { way, lowest, stride, count } = ladder
  const up = Array.from({ length: count }, (_, index) => lowest + index * stride)
  const rungs = { up, down: up.toReversed(), pyramid: [...up, ...up.slice(0, -1).toReversed()] }[way]
  const isQuick = dice.pick(efforts)
  const ease = dice.pick<Ease>([0, 1, 2])
  return rungs.map((lengths, index) => {
    const rung = {
      ...mannerOf(ladder, index, rungs.length),
      zone: isQuick({ ...ladder, lengths, index, of: rungs.length }) ? 4 : 3,
    }
    const swim = swum(rung, lengths, pool)
    const isLast = index === rungs.length - 1
    return { times: 1, pieces: isLast ? [swim] : [swim, restOf(rung.rest(pool.metres(lengths), ease))] }
  })
}

type Rung = Ladder & { lengths: number; index: number; of: number }

/** Which rungs are swum at critical speed and not below it; most ladders stay below it for a good part. */
const efforts: readonly ((rung: Rung) => boolean)[] = [
  () => false,
  ({ index, of }) => index === of - 1,
  ({ lengths, lowest, stride, count }) => lengths < lowest + (count * stride) / 2,
  ({ index, of }) => index >= of / 2,
]

function mannerOf({ way, count }: Ladder, index: number, of: number): Omit<Manner, 'zone'> {
  const isTop = way === 'pyramid' ? index === count - 1 : way === 'up' ? index === of - 1 : index === 0
  if (isTop) return top
  return way === 'down' || index >= count ? goingDown : climb
}

const climb = {
  name: 'Climb',
  notes: 'The rungs grow, the speed does not change: swim every one as if it went on.',
  rest: rungRest,
}
const top = {
  name: 'Longest rung',
  notes: 'Same speed, longest breath: settle in over the first half.',
  rest: rungRest,
}
const goingDown = {
  name: 'Way down',
  notes: 'Every rung is shorter, so hold the speed, or let it come up a little.',
  rest: rungRest,
}

function lengthsOf(distances: readonly number[], pool: Pool): number[] {
  return [...new Set(distances.map((distance) => pool.near(distance)))]
}
