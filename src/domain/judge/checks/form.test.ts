import { expect, test } from 'vitest'
import { noted } from '#tests/support/workouts/sessions.ts'
import { ride, run } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { judge } from '../judge.ts'

/** The broken bounds of form. */
const brokenBy = (...entries: EditorEntry[]) => {
  const { hard, soft } = judge(run.judged(undefined, ...entries))
  return [...hard, ...soft].map(({ bound }) => bound).filter((bound) => !/warmup|cooldown-s/.test(bound))
}

test('a repeat covers the steps since the last one', () => {
  const [one, other] = [run.steady(5, 1), run.steady(5, 2)]
  const repeat = (steps: number) => ({ repeat: { steps, count: 2 } })
  const hardOf = (steps: Parameters<typeof judge>[0]['steps']) =>
    judge({ sport: 'running', steps }).hard.map(({ bound }) => bound)
  expect(hardOf([one, other, repeat(2), one, repeat(1)])).toEqual([])
  expect(hardOf([one, repeat(1), other, repeat(2)])).toEqual(['repeat-depth'])
})

test('a watch holds fifty steps', () => {
  const steps = (count: number) => Array.from({ length: count }, (_, index) => run.steady(1, 1 + (index % 2)))
  expect(brokenBy(...steps(50))).toEqual([])
  expect(brokenBy(...steps(51))).toEqual(['watch-steps'])
})

test('steps of a minute and more are half minutes, shorter ones need not be', () => {
  expect(brokenBy(run.steady(30, 2), run.steady('55s', 1))).toEqual([])
  expect(brokenBy(run.steady('65s', 2), run.steady('55s', 1))).toEqual(['half-minutes'])
  const { kept } = judge(run.judged(undefined, run.steady(1, 2), run.steady('30s', 1)))
  expect(kept).toContain('half-minutes')
})

test('one step may be odd where the whole workout is, once', () => {
  expect(brokenBy(run.steady('615s', 2), run.steady(10, 1))).toEqual([])
  expect(brokenBy(run.steady('615s', 2), run.steady('610s', 1))).toEqual(['half-minutes'])
  expect(brokenBy(run.steady('615s', 2), run.steady('615s', 1))).toEqual(['half-minutes'])
  expect(brokenBy(run.times(3, run.steady('615s', 2), run.steady(10, 1)))).toEqual(['half-minutes'])
})

test('nothing hard comes after the cool-down, wherever that stands; resting is not hard', () => {
  expect(brokenBy(run.cooldown(10, 1), run.work(10, 4), run.steady(5, 1))).toContain('work-after-cooldown')
  expect(brokenBy(run.steady(30, 2), run.cooldown(10, 1), run.rest(60), run.steady(5, 1))).toEqual([])
  const resting = { ...run.rest(60), target: { type: 'pace' as const, zoneNumber: 4 } }
  expect(brokenBy(run.steady(30, 2), run.cooldown(10, 1), resting, run.steady(5, 1))).toEqual([])
})

test('the limit of an easy end is in whole percents', () => {
  const { hard } = judge(run.judged('endurance', run.steady(30, 2), run.work(10, 3)))
  expect(hard.map(({ bound, limit }) => [bound, limit])).toEqual([['ends-easy', 'at most 88 % of threshold']])
})

test('neighbouring steps of one target are joined, those with notes or an effort of their own are not', () => {
  const [easy, steady] = [ride.steady(10, 2), ride.steady(12, 2)]
  const joined = (...entries: EditorEntry[]) =>
    judge(ride.judged(undefined, ...entries)).soft.some(({ bound }) => bound === 'joined-steps')
  expect(joined(ride.warmup(10, 1), easy, steady, ride.cooldown(5, 1))).toBe(true)
  expect(joined(ride.warmup(10, 1), easy, ride.steady(5, 1), steady, ride.cooldown(5, 1))).toBe(false)
  expect(joined(ride.warmup(10, 1), easy, noted(steady, 'Spin.'), ride.cooldown(5, 1))).toBe(false)
  const felt = (effort: number) => ({ ...ride.steady(10), effort })
  expect(joined(ride.warmup(10, 1), felt(3), felt(3), ride.cooldown(5, 1))).toBe(true)
  expect(joined(ride.warmup(10, 1), ride.steady(10), ride.steady(10), ride.cooldown(5, 1))).toBe(false)
})
