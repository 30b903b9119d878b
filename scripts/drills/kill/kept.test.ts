import { expect, test } from 'vitest'
import type { Workout } from '#contracts/workouts.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { missing } from './kept.ts'

const easy = (name: string, seconds = 600): NewWorkout => ({
  name,
  sport: 'running',
  type: null,
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: seconds } }],
})

const row = (id: string, workout: NewWorkout): [string, Workout] => [id, { ...workout, id } as Workout]

const acknowledged = () => new Map([['1', easy('One')]])

test('nothing is wrong where everything is kept, and an unanswered save is there whole or not at all', () => {
  const open = new Map([
    ['Two', { workout: easy('Two') }],
    ['Three', { workout: easy('Three') }],
  ])
  const known = acknowledged()
  expect(missing(new Map([row('1', easy('One')), row('2', easy('Two'))]), { acknowledged: known, open })).toEqual([])
  expect([...known.keys()]).toEqual(['1', '2'])
})

test('the drill sees what is gone, what is different and what is there in part', () => {
  const open = new Map([['Two', { workout: easy('Two') }]])
  const judged = (...rows: [string, Workout][]) => missing(new Map(rows), { acknowledged: acknowledged(), open })
  expect(judged()).toEqual(['"One" was acknowledged and is gone.'])
  expect(judged(row('1', easy('One', 5)))).toEqual(['"One" was acknowledged and is different.'])
  expect(judged(row('1', easy('One')), row('2', easy('Two', 5)))).toEqual(['"Two" is there in part.'])
})

test('a change that was unanswered may have come through, of the workout it was for', () => {
  const open = new Map([['Later', { id: '1', workout: easy('Later') }]])
  const kept = new Map([row('1', easy('Later'))])
  expect(missing(kept, { acknowledged: acknowledged(), open })).toEqual([])
})
