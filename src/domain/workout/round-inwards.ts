import { roundDown, roundUp } from '../units/tolerance.ts'

/** The whole figures between two ends, the ends included; undefined if there is none. */
export function roundInwards(low: number, high: number): { rangeMin: number; rangeMax: number } | undefined {
  const [rangeMin, rangeMax] = [roundUp(low, 'ratio'), roundDown(high, 'ratio')]
  return rangeMin <= rangeMax ? { rangeMin, rangeMax } : undefined
}
