import { expect, test } from 'vitest'
import { writingFor } from '#tests/support/workouts/sessions.ts'
import { ride, run } from '#tests/support/workouts/usual-parts.ts'
import { judge } from '../judge.ts'

const heartRide = writingFor('cycling', { byHeart: true })
const noEffort = 'Some steps do not say how hard they are.'
const byHeart = 'A heart-rate zone does not say at what power it is reached.'

/** A ride of 100 minutes, some of them by heart rate. */
const rideWith = (minutes: number) =>
  judge(ride.judged('endurance', ride.steady(100 - minutes, 2), heartRide.steady(minutes, 4))).leftOut

test('a tenth of the time by heart rate leaves the intensity known, more does not', () => {
  expect(rideWith(10)).toEqual([{ bound: 'w-balance', because: noEffort }])
  expect(rideWith(11)).toEqual(
    ['intensity', 'load-per-hour', 'w-balance'].map((bound) => ({ bound, because: byHeart })),
  )
})

test('the share of easy time is left out where a tenth of the time says nothing of its effort', () => {
  const leftOut = (minutes: number) =>
    judge(run.judged('endurance', run.steady(100 - minutes, 2), run.steady(minutes))).leftOut
  expect(leftOut(10)).toEqual([])
  expect(leftOut(11)).toEqual(['intensity', 'easy-share'].map((bound) => ({ bound, because: noEffort })))
})

test('a range without a threshold is left out, unless a zone or percents stand beside it', () => {
  const leftOut = (target: object) =>
    judge(run.judged('endurance', { ...run.steady(60), target: { type: 'pace', ...target } })).leftOut.map(
      ({ bound }) => bound,
    )
  const range = { rangeMin: 330, rangeMax: 340 }
  expect(leftOut(range)).toContain('target-inside-zone')
  expect(leftOut({ ...range, zoneNumber: 2 })).toEqual([])
  expect(leftOut({ ...range, percentMin: 80, percentMax: 82 })).toEqual([])
})

test('of the bounds that a length makes impossible only those are left out that the session has something for', () => {
  const { leftOut } = judge(run.judged('tempo', run.warmup(6, 1), run.cooldown(5, 1)))
  expect(leftOut.map(({ bound }) => bound)).toEqual(['work-seconds', 'work-share', 'warmup-share'])
})

test("the balance of W' is left out where an effort may be above FTP and has no power", () => {
  const balance = (entry: Parameters<typeof ride.judged>[1]) =>
    judge(ride.judged('endurance', ride.steady(95, 2), entry)).leftOut.some(({ bound }) => bound === 'w-balance')
  expect(balance(heartRide.steady(5, 3))).toBe(false)
  expect(balance(heartRide.steady(5, 4))).toBe(true)
  expect(balance(ride.easy(5))).toBe(false)
  expect(balance(ride.cooldown(5))).toBe(false)
  expect(balance(ride.steady(5))).toBe(true)
})

test('beats a minute are left out even beside a threshold', () => {
  const target = { type: 'heartrate', rangeMin: 140, rangeMax: 150 } as const
  const { leftOut } = judge({ ...run.judged('endurance', { ...run.steady(60), target }), reference: 270 })
  expect(leftOut.map(({ bound }) => bound)).toContain('target-inside-zone')
})
