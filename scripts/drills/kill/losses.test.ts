import { expect, test } from 'vitest'
import type { Workout } from '#contracts/workouts.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { findLosses } from './losses.ts'

const easy = (name: string, seconds = 600): NewWorkout => ({
  name,
  sport: 'running',
  type: null,
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: seconds } }],
})

const row = (id: string, workout: NewWorkout): [string, Workout] => [id, { ...workout, id } as Workout]

const acknowledged = () => new Map([['1', easy('One')]])

test('the drill finds no loss if all is stored, and an unanswered save is stored whole or not at all', () => {
  const open = new Map([
    ['Two', { workout: easy('Two') }],
    ['Three', { workout: easy('Three') }],
  ])
  const known = acknowledged()
  expect(findLosses(new Map([row('1', easy('One')), row('2', easy('Two'))]), { acknowledged: known, open })).toEqual([])
  expect([...known.keys()]).toEqual(['1', '2'])
})

test('the drill finds a workout that is missing, different or stored in part', () => {
  const open = new Map([['Two', { workout: easy('Two') }]])
  const lossesIn = (...rows: [string, Workout][]) => findLosses(new Map(rows), { acknowledged: acknowledged(), open })
  expect(lossesIn()).toEqual(['"One" was acknowledged and is missing.'])
  expect(lossesIn(row('1', easy('One', 5)))).toEqual(['"One" was acknowledged and is different.'])
  expect(lossesIn(row('1', easy('One')), row('2', easy('Two', 5)))).toEqual(['"Two" is stored in part.'])
})

test('an unanswered change of a workout may be stored', () => {
  const open = new Map([['Later', { id: '1', workout: easy('Later') }]])
  const kept = new Map([row('1', easy('Later'))])
  expect(findLosses(kept, { acknowledged: acknowledged(), open })).toEqual([])
})
