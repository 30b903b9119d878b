import { expect, test } from 'vitest'
import { ride, swim } from '#tests/support/workouts/usual-parts.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'

const work = ride.times(3, ride.work(10, 5), ride.easy(5, 1))
const home = ride.cooldown(8, 1)
const valuesOf = (judged: JudgeInput, name: string) =>
  judge(judged).soft.flatMap(({ bound, value }) => (bound === name ? [value] : []))

const beforeWork = (...warmup: Parameters<typeof ride.judged>[1][]) =>
  valuesOf(ride.judged('threshold', ...warmup, work, home), 'warmup-effort')

test('a warm-up is easy up to the end of zone 2, and half a percent is rounding', () => {
  expect(beforeWork(ride.warmup(15, [70.4, 70.4]))).toEqual([])
  expect(beforeWork(ride.warmup(15, [70.6, 70.6]))).toEqual([71])
})

test('the mean of a warm-up counts, and a short hard part of it does not', () => {
  expect(beforeWork(ride.warmup(5, [80, 80]), ride.warmup(5, [60, 60]))).toEqual([])
  expect(beforeWork(ride.warmup(5, [80, 80]), ride.warmup(4, [60, 60]))).toEqual([71])
  expect(beforeWork(ride.warmup(10, 1), ride.times(4, ride.warmup('90s', 5), ride.warmup('30s', 1)))).toEqual([])
  expect(beforeWork(ride.warmup(10, 1), ride.times(9, ride.warmup('91s', 5), ride.warmup('30s', 1)))).toEqual([78])
})

test('three minutes from sweet spot up are the most in a warm-up', () => {
  expect(beforeWork(ride.warmup(15, 1), ride.warmup(3, [87.2, 87.2]))).toEqual([])
  expect(beforeWork(ride.warmup(15, 1), ride.warmup('181s', [87.14, 87.14]))).toEqual([87])
  expect(beforeWork(ride.warmup(15, 1), ride.warmup('181s', [87, 87]))).toEqual([])
})

test('ten minutes lead up to the work, more do not, and a step that is marked as warm-up does not either', () => {
  expect(beforeWork(ride.warmup(3, 1), ride.steady(10, 3))).toEqual([])
  expect(beforeWork(ride.warmup(3, 1), ride.steady('601s', 3))).toEqual([72])
  expect(beforeWork(ride.warmup(3, 1), ride.warmup(9, [80, 80]), ride.steady(5, 3))).toEqual([72])
  expect(beforeWork(ride.warmup(3, 1), ride.warmup(10, 3))).toEqual([72])
})

test('the limit is said in whole percents', () => {
  const { soft } = judge(ride.judged('threshold', ride.warmup(15, 3), work, home))
  expect(soft.find(({ bound }) => bound === 'warmup-effort')?.limit).toBe('at most 71 % of threshold')
})

test('a warm-up of unknown effort is not judged', () => {
  const { kept, soft } = judge(ride.judged('threshold', ride.warmup(15), work, home))
  expect([...kept, ...soft.map(({ bound }) => bound)]).not.toContain('warmup-effort')
})

test('the hardest recovery is the finding, by the mean of what is in it', () => {
  const rested = (...rest: ReturnType<typeof ride.easy>[]) =>
    valuesOf(
      ride.judged(
        'threshold',
        ride.warmup(15, 1),
        ride.work(10, 5),
        ride.easy(5, 1),
        ride.work(10, 5),
        ...rest,
        ride.work(10, 5),
        home,
      ),
      'recovery-effort',
    )
  expect(rested(ride.easy(3, [80, 80]), ride.easy(3, [60, 60]))).toEqual([])
  expect(rested(ride.easy(4, [80, 80]), ride.easy(3, [60, 60]))).toEqual([71])
  expect(rested(ride.steady(6, [78, 78]))).toEqual([78])
  // Work of another kind is no recovery.
  expect(rested(ride.work(6, [78, 78]), ride.easy(3, 1))).toEqual([])
})

test('of a swim only what is marked as recovery is one: the rest may be a set of its own', () => {
  const swum = (step: ReturnType<typeof swim.easy>) =>
    valuesOf(
      swim.judged(
        'interval',
        swim.warmup(400, 1),
        swim.times(6, swim.work(100, 4), swim.rest(15)),
        step,
        swim.times(6, swim.work(100, 4), swim.rest(15)),
        swim.cooldown(200, 1),
      ),
      'recovery-effort',
    )
  expect(swum(swim.steady(200, 3))).toEqual([])
  expect(swum(swim.easy(200, 3))).toEqual([95])
})
