import { expect, test } from 'vitest'
import type { Piece } from './plan.ts'
import { wPrimeLeftFor } from './w-prime.ts'

const WATTS = 250

/** The largest sets that Skiba's model allows with rest at half of FTP, as published with it. */
const largest = [
  { percent: 130, on: 30, off: 30, times: 11 },
  { percent: 130, on: 40, off: 20, times: 7 },
  { percent: 130, on: 60, off: 60, times: 5 },
  { percent: 130, on: 60, off: 120, times: 10 },
  { percent: 140, on: 30, off: 30, times: 7 },
  { percent: 140, on: 30, off: 60, times: 10 },
  { percent: 140, on: 40, off: 20, times: 5 },
  { percent: 140, on: 60, off: 60, times: 3 },
  { percent: 140, on: 60, off: 120, times: 4 },
  { percent: 150, on: 30, off: 30, times: 5 },
  { percent: 150, on: 30, off: 60, times: 7 },
  { percent: 150, on: 30, off: 90, times: 10 },
  { percent: 150, on: 40, off: 20, times: 3 },
  { percent: 150, on: 60, off: 120, times: 3 },
]

test.each(largest)('at $percent % of FTP $on s on, $off s off can be done $times times, and not once more', (set) => {
  expect(left(set)).toBeGreaterThanOrEqual(0)
  expect(left({ ...set, times: set.times + 1 })).toBeLessThan(0)
})

test("a pause between two sets restores W' for the second one", () => {
  const [set] = [{ percent: 140, on: 30, off: 30, times: 6 }]
  const block = blockOf(set)
  const pause = { times: 1, pieces: [{ ...easy, ticks: 300 }] }
  const wPrimeLeft = wPrimeLeftFor((ticks) => ticks, WATTS)
  expect(wPrimeLeft([block, block])).toBeLessThan(0)
  expect(wPrimeLeft([block, pause, block])).toBeGreaterThan(wPrimeLeft([block, block]))
})

test('a rider with a higher FTP recovers faster at the same percent of it', () => {
  const set = blockOf({ percent: 140, on: 30, off: 60, times: 10 })
  const reserves = [100, 250, 500].map((ftp) => wPrimeLeftFor((ticks) => ticks, ftp)([set]))
  expect(reserves).toEqual(reserves.toSorted((one, other) => one - other))
})

const easy = { intensity: 'recovery' as const, zone: 1, name: '', notes: '', percents: [50, 50] as const }

type Set = { percent: number; on: number; off: number; times: number }

function blockOf({ percent, on, off, times }: Set) {
  const work = {
    intensity: 'interval' as const,
    zone: 6,
    ticks: on,
    name: '',
    notes: '',
    percents: [percent, percent] as const,
  }
  return { times, pieces: [work, { ...easy, ticks: off }] }
}

function left(set: Set): number {
  return wPrimeLeftFor((ticks) => ticks, WATTS)([blockOf(set)])
}

test('a piece without percents is in the middle of its zone, and a pause in that of zone 1', () => {
  const work = { ...easy, percents: [140, 140] as const, ticks: 120 }
  const wPrimeLeft = wPrimeLeftFor((ticks) => ticks, WATTS)
  const after = (zone: Piece['zone'], percents?: Piece['percents']) =>
    wPrimeLeft([
      {
        times: 4,
        pieces: [
          work,
          { ...{ intensity: 'recovery', name: '', notes: '' }, zone, ticks: 60, ...(percents && { percents }) },
        ],
      },
    ])
  for (const [zone, middle] of [
    [1, 47.5],
    [2, 62.5],
    [5, 100.71],
  ] as const)
    expect(after(zone), `zone ${zone}`).toBeCloseTo(after(zone, [middle, middle]), 9)
  expect(after(null)).toBe(after(1))
})
