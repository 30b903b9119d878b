import { type SwimFamily, swimSet } from '../swim/choose.ts'
import { swimFramed } from '../swim/frame.ts'
import { type Pool, poolFor } from '../swim/pool.ts'
import { inFives, inTurn } from '../swim/set.ts'
import type { Session } from './session.ts'

const words = { name: 'Rung', notes: 'Same speed on every rung: the clock should not know how long it is.' }

const rungs: readonly (readonly [name: string, arrange: (rungs: number[]) => number[], counts: readonly number[]])[] = [
  ['up', (up) => up, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['down', (up) => up.toReversed(), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['pyramid', (up) => [...up, ...up.slice(0, -1).toReversed()], [2, 3, 4, 5, 6, 7, 8]],
]

const families: readonly SwimFamily[] = rungs.map(([name, arrange, counts]) => ({
  name,
  sets: (pool) =>
    strides(pool, [25, 50, 75, 100, 150, 200]).flatMap((first) =>
      strides(pool, [25, 50, 75, 100]).flatMap((stride) =>
        counts.flatMap((count) => {
          const up = Array.from({ length: count }, (_, index) => first + index * stride)
          return [3, 4].map((zone) => inTurn(arrange(up), zone, (lengths) => restAfter(pool.metres(lengths)), words))
        }),
      ),
    ),
}))

export const swimmingLadder: Session = {
  sport: 'swimming',
  type: 'ladder sets',
  prepare: (request) => (seed) => {
    const pool = poolFor(request, seed)
    // A single rung is no ladder, but a swim of two or three lengths holds no more.
    const blocks = swimFramed(swimSet(pool, [...families, single]), pool)
    return { blocks, durationOf: pool.duration, value: pool.distance(pool.total), poolLength: pool.length }
  },
}

const single: SwimFamily = {
  name: 'single',
  sets: () => [inTurn([1], 3, () => 10, words)],
}

/** After Tarpinian's 15 s for 100 m and 30 s for 400 m: 10 s at 50 m, 55 s at 500 m, growing all the way. */
function restAfter(metres: number): number {
  return Math.min(60, Math.max(10, inFives(5 + 0.1 * metres)))
}

function strides(pool: Pool, distances: readonly number[]): number[] {
  return [...new Set(distances.map((distance) => pool.near(distance)))]
}
