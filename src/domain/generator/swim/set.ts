import { type Block, once, type Piece } from '../plan.ts'
import type { Pool } from './pool.ts'

export type Words = { name: string; notes: string }

/** Repetitions of one distance; `seconds` of rest after each. */
export function repetitions(
  times: number,
  lengths: number,
  zone: number,
  seconds: number,
  words: Words,
  intensity: Piece['intensity'] = 'interval',
): Block {
  return { times, pieces: [{ intensity, zone, ticks: lengths, ...words }, rest(seconds)] }
}

/** Repetitions of different distances, with a rest after each but the last. */
export function inTurn(
  rungs: readonly number[],
  zone: number,
  restAfter: (lengths: number) => number,
  words: Words,
): Block[] {
  return rungs.map((ticks, index) => {
    const swim: Piece = { intensity: 'interval', zone, ticks, ...words }
    return index === rungs.length - 1 ? once(swim) : { times: 1, pieces: [swim, rest(restAfter(ticks))] }
  })
}

/** Standing at the wall, in seconds. */
export function rest(seconds: number): Piece {
  return { intensity: 'rest', zone: null, ticks: seconds, name: 'Rest', notes: '' }
}

/** Fives of seconds, at least 5. */
export function inFives(seconds: number): number {
  return Math.max(5, Math.round(seconds / 5) * 5)
}

/**
 * An easy set of roughly so many lengths, in repetitions that go into them without a remainder where that can be done;
 * what does not fit is left over for the warm-up.
 */
export function easySet(lengths: number, pool: Pool, zone: number, words: Words): Block[] {
  const repeats = pool.distance(lengths) <= 1000 ? [50, 100, 150, 200] : [200, 300, 400, 500]
  const fitting = repeats
    .map((distance) => pool.near(distance))
    .map((repeat) => ({ repeat, times: Math.floor(lengths / repeat), over: lengths % repeat }))
    .filter(({ times, over }) => times >= 3 && times <= 10 && over * 6 <= lengths)
  if (fitting.length === 0) return []
  const { repeat, times } = pool.dice.pick(fitting)
  return [repetitions(times, repeat, zone, inFives(8 + pool.metres(repeat) * 0.05), words, 'active')]
}
