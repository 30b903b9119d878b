import { expect, test } from 'vitest'
import { ride, run } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { judge } from '../judge.ts'

const figuresOf = (...entries: EditorEntry[]) => {
  const { figures } = judge(ride.judged('threshold', ride.warmup(10, 1), ...entries, ride.cooldown(10, 1)))
  return figures && [figures.bouts, figures.workSeconds / 60]
}
const work = ride.times(3, ride.work(8, 5), ride.easy(4, 1))

test('two openers or more before the work are no bouts', () => {
  expect(figuresOf(ride.times(2, ride.work(1, 5), ride.easy(1, 1)), work)).toEqual([3, 24])
  expect(figuresOf(ride.work(1, 5), ride.easy(1, 1), work)).toEqual([4, 25])
  expect(figuresOf(ride.times(10, ride.work('20s', 6), ride.easy(1, 1)), work)).toEqual([3, 24])
  expect(figuresOf(ride.times(11, ride.work('20s', 6), ride.easy(1, 1)), work)?.[0]).toBe(14)
})

test('an opener lasts 75 seconds at most, and one above threshold 25', () => {
  expect(figuresOf(ride.times(2, ride.work('75s', 5), ride.easy(1, 1)), work)?.[0]).toBe(3)
  expect(figuresOf(ride.times(2, ride.work('80s', 5), ride.easy(1, 1)), work)?.[0]).toBe(5)
  expect(figuresOf(ride.times(2, ride.work('25s', 6), ride.easy(1, 1)), work)?.[0]).toBe(3)
  expect(figuresOf(ride.times(2, ride.work('30s', 6), ride.easy(1, 1)), work)?.[0]).toBe(5)
  expect(figuresOf(ride.times(2, ride.work('30s', 5), ride.work('30s', 6), ride.easy(1, 1)), work)?.[0]).toBe(5)
})

test('in an easy ride, which has no bouts of its own, they are counted', () => {
  const easy = ride.judged(
    'endurance',
    ride.warmup(10, 1),
    ride.times(4, ride.work('20s', 6), ride.easy(1, 1)),
    ride.steady(40, 2),
    ride.steady(5, 3),
    ride.cooldown(10, 1),
  )
  expect(judge(easy).figures?.bouts).toBe(5)
})

test('they are short beside the bouts, a third of them at most', () => {
  const short = (minutes: number) => ride.times(3, ride.work(minutes, 5), ride.easy(4, 1))
  expect(figuresOf(ride.times(2, ride.work(1, 5), ride.easy(1, 1)), short(3))?.[0]).toBe(3)
  expect(figuresOf(ride.times(2, ride.work(1, 5), ride.easy(1, 1)), short(2.5))?.[0]).toBe(5)
  const mixed = [ride.work('20s', 5), ride.easy(1, 1), ride.work('70s', 5), ride.easy(1, 1)]
  expect(figuresOf(...mixed, short(3))?.[0]).toBe(5)
  expect(figuresOf(...mixed, short(4))?.[0]).toBe(3)
})

test('after the work strides are no bouts, and a minute at threshold is one', () => {
  expect(figuresOf(work, ride.times(4, ride.work('20s', 6), ride.easy(1, 1)))).toEqual([3, 24])
  expect(figuresOf(work, ride.times(4, ride.work(1, 5), ride.easy(1, 1)))?.[0]).toBe(7)
})

test('what is set aside counts as time before and after the work', () => {
  const strides = run.times(4, run.work('20s', 5), run.easy('40s', 1))
  const { kept, soft } = judge(
    run.judged('tempo', run.warmup(3, 1), strides, run.easy(3, 1), run.steady(30, 3), strides, run.cooldown(1, 1)),
  )
  expect(soft).toEqual([])
  expect(kept).toEqual(expect.arrayContaining(['warmup-seconds', 'cooldown-seconds', 'bout-seconds']))
})
