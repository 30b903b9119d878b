import type { Block } from '../plan.ts'
import { type SwimFamily, swimSet } from '../swim/choose.ts'
import { swimFramed } from '../swim/frame.ts'
import { type Pool, poolFor } from '../swim/pool.ts'
import { inFives, repetitions, type Words } from '../swim/set.ts'
import type { Session } from './session.ts'

const cssWords: Words = { name: 'Interval', notes: 'Your critical swim speed: every one in the same time.' }
const fastWords: Words = { name: 'Fast', notes: 'Quicker than critical speed, with the stroke still long.' }

/** Toubekis 2011: long repetitions are swum at critical speed on short rest, short ones faster on long rest. */
const atCss = (pool: Pool, lengths: number, times: number): Block =>
  repetitions(times, lengths, 4, clamp(inFives(5 + 0.12 * pool.metres(lengths)), 10, 50), cssWords)
const faster = (pool: Pool, lengths: number, times: number): Block =>
  repetitions(times, lengths, 5, clamp(inFives(5 + 0.3 * pool.metres(lengths)), 10, 60), fastWords)

const even = (name: string, distances: readonly number[], most: number, set: typeof atCss): SwimFamily => ({
  name,
  sets: (pool) =>
    lengthsOf(pool, distances).flatMap((lengths) => counts(1, most).map((times) => [set(pool, lengths, times)])),
})

const twoParts: SwimFamily = {
  name: 'two parts',
  sets: (pool) =>
    lengthsOf(pool, [100, 150, 200, 300, 400]).flatMap((long) =>
      lengthsOf(pool, [50, 75, 100]).flatMap((short) =>
        short >= long
          ? []
          : counts(2, 8).flatMap((times) =>
              [4, 6, 8, 10].flatMap((quick) => [
                [atCss(pool, long, times), faster(pool, short, quick)],
                [faster(pool, short, quick), atCss(pool, long, times)],
              ]),
            ),
      ),
    ),
}

const falling: SwimFamily = {
  name: 'falling distances',
  sets: (pool) =>
    [
      [400, 200, 100],
      [300, 200, 100],
      [200, 100, 50],
      [400, 300, 200, 100],
      [200, 150, 100, 50],
      [300, 200, 100, 50],
    ].flatMap((distances) => {
      const lengths = lengthsOf(pool, distances)
      if (lengths.length < distances.length) return []
      return [1, 2, 3, 4, 5, 6].flatMap((base) => [
        lengths.map((one) => atCss(pool, one, base)),
        lengths.map((one, index) => (index < 2 ? atCss : faster)(pool, one, base + index)),
      ])
    }),
}

export const swimmingInterval: Session = {
  sport: 'swimming',
  type: 'interval',
  prepare: (request) => (seed) => {
    const pool = poolFor(request, seed)
    const families = [
      even('at critical speed', [50, 100, 150, 200, 250, 300, 400], 30, atCss),
      even('faster', [25, 50, 75, 100], 24, faster),
      twoParts,
      falling,
    ]
    const blocks = swimFramed(swimSet(pool, families), pool)
    return { blocks, durationOf: pool.duration, value: pool.distance(pool.total), poolLength: pool.length }
  },
}

/** The lengths nearest to distances, each once. */
function lengthsOf(pool: Pool, distances: readonly number[]): number[] {
  return [...new Set(distances.map((distance) => pool.near(distance)))]
}

/** Numbers of repetitions that people write down. */
function counts(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
    (times) => times <= 8 || times % 2 === 0 || times % 5 === 0,
  )
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
