import { expect, test } from 'vitest'
import { ride, run, swim } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { judge } from '../judge.ts'

const figuresOf = (...entries: EditorEntry[]) => judge(ride.judged('threshold', ...entries)).figures

test('a ramp counts in the zones that it goes through, and in none between them', () => {
  const figures = figuresOf(ride.warmup(10, { ramp: [40, 80] }), ride.steady(5, [72, 74]), ride.cooldown(5))
  // From 40 to 80 % in ten minutes: 4 % a minute.
  expect(figures?.secondsInZone.slice(0, 3)).toEqual([230, 230, 80])
  expect(figures?.secondsBetweenZones).toBe(60 + 300)
  expect(figures?.secondsUnknown).toBe(300)
})

test('the share of work is one of time, and of a swim one of distance', () => {
  expect(figuresOf(ride.warmup(30, 1), ride.work(10, 5), ride.cooldown(10, 1))?.workShare).toBe(0.2)
  const swum = swim.judged('interval', swim.warmup(300, 1), swim.times(4, swim.work(50, 4), swim.rest(300)))
  expect(judge(swum).figures?.workShare).toBe(0.4)
})

test('without bouts, or without rests, there is no length of them', () => {
  expect(figuresOf(ride.warmup(30, 1))).toMatchObject({
    bouts: 0,
    boutSeconds: undefined,
    boutMetres: undefined,
    restSeconds: undefined,
    restRatio: undefined,
  })
  expect(figuresOf(ride.warmup(30, 1), ride.work(10, 5))).toMatchObject({ boutSeconds: 600, restSeconds: undefined })
})

test('what is easier than an under belongs to the pause, and strides after the work to none', () => {
  const easy = [ride.easy(1, 1), ride.steady(3, [90, 90]), ride.easy(1, 1)]
  expect(figuresOf(ride.work(10, 5), ...easy, ride.work(10, 5))?.restSeconds).toBe(300)
  const strides = ride.times(4, ride.work('20s', 6), ride.easy('40s', 1))
  expect(figuresOf(ride.work(10, 5), ride.easy(5, 1), ride.work(10, 5), ride.easy(3, 1), strides)?.restSeconds).toBe(
    300,
  )
})

test('the intensity of a run is its mean speed', () => {
  const { figures } = judge(run.judged('endurance', run.steady(30, [100, 100]), run.steady(30, [80, 80])))
  expect(figures?.intensity).toBeCloseTo(0.9)
})

test('intensity is known where the effort of nearly all of the time is', () => {
  expect(figuresOf(ride.steady(60, [65, 65]))?.intensity).toBeCloseTo(0.65)
  expect(figuresOf(ride.steady(60, [65, 65]), ride.steady(10))?.intensity).toBeUndefined()
})
