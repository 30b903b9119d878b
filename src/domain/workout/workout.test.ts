import { expect, test } from 'vitest'
import { NewWorkout, SentWorkout } from './workout.ts'

const workout = {
  name: 'Hills',
  sport: 'running',
  type: 'interval',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }],
}

test('a workout needs no type', () => {
  expect(NewWorkout.safeParse({ ...workout, type: null }).success).toBe(true)
  const { type: _, ...untyped } = workout
  expect(NewWorkout.safeParse(untyped).success).toBe(true)
})

test('a swim says how long its pool is', () => {
  const swim = { ...workout, sport: 'swimming', poolLength: { length: 33.33, unit: 'yards' } }
  expect(NewWorkout.parse(swim)).toEqual(swim)
})

test('blanks around a name are removed', () => {
  expect(NewWorkout.parse({ ...workout, name: '  Hills ' }).name).toBe('Hills')
})

test.each([
  ['without a name', { ...workout, name: undefined }],
  ['with a blank name', { ...workout, name: ' \t ' }],
  ['with a name that fills a page', { ...workout, name: 'a'.repeat(201) }],
  ['with a name no database keeps', { ...workout, name: 'a\u0000' }],
  ['without a sport', { ...workout, sport: undefined }],
  ['of another sport', { ...workout, sport: 'chess' }],
  ['of a type of another sport', { ...workout, type: 'ladder sets' }],
  ['of an unknown type', { ...workout, type: 'fartlek' }],
  ['without steps', { ...workout, steps: [] }],
  ['with a pool to run in', { ...workout, poolLength: { length: 25, unit: 'meters' } }],
  ['with a bath', { ...workout, sport: 'swimming', poolLength: { length: 2, unit: 'meters' } }],
  ['with a field nobody knows', { ...workout, owner: 'someone' }],
])('a workout %s is refused', (_, written) => {
  expect(NewWorkout.safeParse(written).success).toBe(false)
})

test('a pool given as a number is counted in the unit of the swim', () => {
  const swum = (unit: string) => ({
    ...workout,
    sport: 'swimming',
    steps: [
      { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 20 } },
      { intensity: 'active', duration: { type: 'distance', unit, value: 100 } },
    ],
    poolLength: 25,
  })
  expect(SentWorkout.parse(swum('meters')).workout.poolLength).toEqual({ length: 25, unit: 'meters' })
  expect(SentWorkout.parse(swum('yards')).workout.poolLength).toEqual({ length: 25, unit: 'yards' })
  expect(SentWorkout.safeParse({ ...swum('meters'), poolLength: 5 }).success).toBe(false)
  expect(SentWorkout.safeParse({ ...workout, poolLength: 25 }).success).toBe(false)
  expect(SentWorkout.parse({ ...swum('meters'), poolLength: null }).workout.poolLength).toBeNull()
})
