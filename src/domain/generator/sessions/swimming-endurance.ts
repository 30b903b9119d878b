import type { Block } from '../plan.ts'
import { type SwimFamily, swimSet } from '../swim/choose.ts'
import { swimFramed } from '../swim/frame.ts'
import { type Pool, poolFor } from '../swim/pool.ts'
import { inFives, repetitions, type Words } from '../swim/set.ts'
import type { Session } from './session.ts'

const steadyWords: Words = { name: 'Steady', notes: 'Smooth and unhurried; breathe out under water.' }
const firmWords: Words = { name: 'Moderate', notes: 'A little firmer, same stroke count.' }

const steady = (pool: Pool, lengths: number, times: number): Block => swim(pool, lengths, times, 2, steadyWords)
const firm = (pool: Pool, lengths: number, times: number): Block => swim(pool, lengths, times, 3, firmWords)

const DISTANCES = [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000]

const even = (name: string, swimming: typeof steady): SwimFamily => ({
  name,
  sets: (pool) =>
    lengthsOf(pool, DISTANCES).flatMap((lengths) => counts(1, 20).map((times) => [swimming(pool, lengths, times)])),
})

const twoParts: SwimFamily = {
  name: 'two parts',
  sets: (pool) =>
    lengthsOf(pool, [200, 300, 400, 500, 800]).flatMap((long) =>
      lengthsOf(pool, [100, 150, 200]).flatMap((short) =>
        short >= long
          ? []
          : [1, 2, 3, 4, 5].flatMap((times) =>
              [2, 3, 4, 6, 8].flatMap((others) => [
                [steady(pool, long, times), firm(pool, short, others)],
                [firm(pool, short, others), steady(pool, long, times)],
              ]),
            ),
      ),
    ),
}

const falling: SwimFamily = {
  name: 'falling distances',
  sets: (pool) =>
    [
      [400, 300, 200, 100],
      [500, 400, 300, 200, 100],
      [600, 400, 200],
      [800, 400, 200],
      [300, 200, 100],
      [1000, 500, 200],
    ].flatMap((distances) => {
      const lengths = lengthsOf(pool, distances)
      if (lengths.length < distances.length) return []
      return [1, 2].flatMap((times) => [
        lengths.map((one) => steady(pool, one, times)),
        lengths.toReversed().map((one) => steady(pool, one, times)),
        lengths.map((one, index) => (index === 0 ? steady : firm)(pool, one, times)),
      ])
    }),
}

const shortest: SwimFamily = { name: 'short', sets: (pool) => [1, 2, 3].map((lengths) => [steady(pool, lengths, 1)]) }

export const swimmingEndurance: Session = {
  sport: 'swimming',
  type: 'endurance',
  prepare: (request) => (seed) => {
    const pool = poolFor(request, seed)
    const families = [even('steady', steady), even('moderate', firm), twoParts, falling, shortest]
    const blocks = swimFramed(swimSet(pool, families), pool, { prepare: false })
    return { blocks, durationOf: pool.duration, value: pool.distance(pool.total), poolLength: pool.length }
  },
}

/** Maglischo: 5 to 30 s of rest per 100 m keep the effort aerobic; long swims need little. */
function swim(pool: Pool, lengths: number, times: number, zone: number, words: Words): Block {
  const seconds = Math.min(60, Math.max(10, inFives(8 + 0.06 * pool.metres(lengths))))
  return repetitions(times, lengths, zone, seconds, words)
}

function lengthsOf(pool: Pool, distances: readonly number[]): number[] {
  return [...new Set(distances.map((distance) => pool.near(distance)))]
}

function counts(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
    (times) => times <= 8 || times % 2 === 0 || times % 5 === 0,
  )
}
