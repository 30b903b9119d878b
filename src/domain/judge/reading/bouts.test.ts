import { expect, test } from 'vitest'
import { noted } from '#tests/support/workouts/sessions.ts'
import { ride, run, swim } from '#tests/support/workouts/usual-parts.ts'
import type { WorkoutType } from '../../sports/registry.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { judge } from '../judge.ts'

const boutsOf = (sport: typeof ride, type: WorkoutType, ...main: EditorEntry[]) =>
  judge(sport.judged(type, sport.warmup(100, 1), ...main, sport.cooldown(100, 1))).figures?.bouts

test.each<[string, typeof ride, WorkoutType, number]>([
  ['ride', ride, 'endurance', 75],
  ['ride', ride, 'tempo', 75],
  ['ride', ride, 'sweet spot', 87],
  ['ride', ride, 'threshold', 95],
  ['ride', ride, 'v02 max', 105.5],
  ['ride', ride, 'interval', 87],
  ['run', run, 'endurance', 88],
  ['run', run, 'tempo', 87],
  ['run', run, 'threshold', 95],
  ['run', run, 'interval', 102.5],
  ['swim', swim, 'interval', 97],
  ['swim', swim, 'ladder sets', 91],
  ['swim', swim, 'endurance', 80],
])('the work of a %s%.0s of the type %s begins at %d %% of threshold', (_, sport, type, floor) => {
  const at = (percent: number) => boutsOf(sport, type, sport.steady(100, [percent, percent]))
  expect([at(floor), at(floor - 0.1)]).toEqual([1, 0])
})

test('easy repetitions of an endurance swim count where nothing is harder', () => {
  const [easy, steady] = [swim.steady(100, [80, 80]), swim.steady(100, [87, 87])]
  expect(boutsOf(swim, 'endurance', easy, swim.rest(10), easy, swim.rest(10), easy)).toBe(3)
  expect(boutsOf(swim, 'endurance', easy, swim.rest(10), steady, swim.rest(10), easy)).toBe(1)
})

test('the easier half of an over-under is part of its bout: five minutes at most, from sweet spot up, and no recovery', () => {
  const around = (under: EditorEntry) => boutsOf(ride, 'threshold', ride.work(5, 5), under, ride.work(5, 5))
  expect(around(ride.work(5, [87, 87]))).toBe(1)
  expect(around(ride.steady(5, [87, 87]))).toBe(1)
  expect(around(ride.work(5, [86.9, 86.9]))).toBe(2)
  expect(around(ride.work('301s', [87, 87]))).toBe(2)
  expect(around(ride.easy(2, [87, 87]))).toBe(2)
})

test('a step named for the pace of a race is work at the paces that the type has for one', () => {
  const at = (percent: number, name: string) =>
    boutsOf(run, 'interval', { ...run.work(5, [percent, percent]), name }, run.easy(2, 1))
  expect(at(100 / 1.01, '10k pace')).toBe(1)
  expect(at(98.9, '10k pace')).toBe(0)
  expect(at(100 / 1.01, 'Steady')).toBe(0)
})

test('what is marked as warm-up, cool-down or rest is never work', () => {
  expect(boutsOf(ride, 'threshold', ride.warmup(10, 5), ride.work(5, 5), ride.cooldown(10, 5))).toBe(1)
  expect(boutsOf(ride, 'threshold', { ...ride.work(5, 5), intensity: 'rest' })).toBe(0)
})

test('a step without a target is work where it is marked as an interval', () => {
  expect(boutsOf(ride, 'threshold', ride.work(5), ride.easy(2), noted(ride.steady(5), 'Hard.'))).toBe(1)
})
