import { expect, test } from 'vitest'
import type { Piece } from '../../plan/plan.ts'
import { sumFourthPowers } from './fourth-powers.ts'

const piece = (seconds: number, percent: number): Piece => ({
  intensity: 'interval',
  zone: 5,
  percents: [percent, percent],
  ticks: seconds,
  name: '',
  notes: '',
})
const sumOf = (times: number, ...pieces: Piece[]) => sumFourthPowers([{ times, pieces }], ({ ticks }) => ticks)

/** The same by the definition: many rounds second by second, with the mean of the last 30 s. */
function bySeconds(...pieces: Piece[]): number {
  const round = pieces.flatMap(({ ticks, percents }) => Array<number>(ticks).fill((percents?.[0] ?? 0) / 100))
  const powers = Array.from({ length: 3 }, () => round).flat()
  const means = powers.map((_, at) => powers.slice(at - 29, at + 1).reduce((sum, one) => sum + one / 30, 0))
  return means.slice(2 * round.length).reduce((sum, mean) => sum + mean ** 4, 0)
}

test('steady riding counts its seconds times the fourth power', () => {
  expect(sumOf(1, piece(600, 100))).toBeCloseTo(600)
  expect(sumOf(2, piece(600, 90), piece(120, 50))).toBeCloseTo(2 * (600 * 0.9 ** 4 + 120 * 0.5 ** 4))
  expect(sumOf(3, piece(30, 150))).toBeCloseTo(90 * 1.5 ** 4)
})

test('two minutes and more are not smoothed, less is', () => {
  expect(sumOf(1, piece(120, 120), piece(60, 50))).toBeCloseTo(120 * 1.2 ** 4 + 60 * 0.5 ** 4)
  expect(sumOf(1, piece(115, 120), piece(60, 50))).toBeLessThan(115 * 1.2 ** 4 + 60 * 0.5 ** 4 - 1)
})

test.each([
  [30, 30],
  [15, 15],
  [40, 20],
  [60, 120],
  [50, 61],
])('%d s on and %d s off count as the rolling mean over half a minute', (on, off) => {
  const pieces = [piece(on, 140), piece(off, 50)]
  const exact = bySeconds(...pieces)
  expect(Math.abs(sumOf(4, ...pieces) / (4 * exact) - 1)).toBeLessThan(0.03)
})
