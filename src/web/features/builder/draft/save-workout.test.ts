import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NewWorkout } from '#domain/workout/workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { type DraftAction, draftOf, draftReducer, storedOf } from './draft.ts'
import { foreignTargets } from './foreign-targets.ts'
import { type Details, hasSwimDetails, readyToSave, withSport } from './save-workout.ts'

const details: Details = { name: 'Tuesday hills', sport: 'running', type: 'interval' }
const draft = draftOf([])
const key = draft.entries[0]?.key ?? ''
const applyActions = (...actions: DraftAction[]) => actions.reduce(draftReducer, draft)

describe('saving', () => {
  test('sends name, sport, type and the stored steps', () => {
    expect(readyToSave(details, draft, NewWorkout)).toEqual({
      workout: {
        ...details,
        steps: [{ name: 'Warm up', intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 600 } }],
      },
    })
  })

  test('sends no type as null', () => {
    expect(readyToSave({ ...details, type: undefined }, draft, NewWorkout)).toMatchObject({ workout: { type: null } })
  })

  test.each([
    ['a blank name', { ...details, name: '   ' }, draft],
    ['no sport', { ...details, sport: undefined }, draft],
    ['no step', details, applyActions({ type: 'remove', key })],
  ])('with %s misses a required field', (_, asked, edited) => {
    expect(readyToSave(asked, edited, NewWorkout)).toEqual({ refusal: 'missing' })
  })

  test.each([
    ['a duration that cannot be read', details, applyActions({ type: 'duration', key, typed: 'soon' })],
    [
      'a zone that does not exist',
      details,
      applyActions({ type: 'target', key, target: { type: 'pace', zoneNumber: 9 } }),
    ],
    ['a type of another sport', { ...details, type: 'ladder sets' as const }, draft],
  ])('with %s is not valid', (_, asked, edited) => {
    expect(readyToSave(asked, edited, NewWorkout)).toEqual({ refusal: 'invalid' })
  })
})

testProperty('a workout that is opened and saved again is the same', 1000, (drawing) =>
  fc.assert(
    fc.property(newWorkout, (workout) => {
      const opened = { ...workout, type: workout.type ?? undefined }
      const { poolLength, ...rest } = workout
      expect(readyToSave(opened, draftOf(workout.steps), NewWorkout)).toEqual({
        workout: { ...rest, type: workout.type ?? null, ...(poolLength ? { poolLength } : {}) },
      })
    }),
    drawing,
  ),
)

describe('a swim that becomes another sport', () => {
  const swim: Details = { ...details, sport: 'swimming', poolLength: { length: 25, unit: 'meters' } }
  const step = { intensity: 'interval', duration: { type: 'distance', unit: 'meters', value: 100 } } as const
  const swum = draftOf([
    { ...step, cadence: { min: 60, max: 70 }, stroke: 'freestyle', drill: 'kick', equipment: ['fins'], sendOff: 120 },
  ])

  test('is saved without what only a swim has', () => {
    const ready = readyToSave(withSport(swim, 'running'), swum, NewWorkout)
    expect(ready).toEqual({ workout: { ...details, steps: [{ ...step, cadence: { min: 60, max: 70 } }] } })
    expect(hasSwimDetails(storedOf(swum))).toBe(true)
    expect(hasSwimDetails([step, { repeat: { steps: 1, count: 2 } }])).toBe(false)
    for (const swum of [{ stroke: 'freestyle' }, { drill: 'kick' }, { equipment: ['fins'] }, { sendOff: 120 }] as const)
      expect(hasSwimDetails([step, { ...step, ...swum }, { repeat: { steps: 2, count: 2 } }])).toBe(true)
  })

  test('loses nothing when it becomes a swim again', () => {
    const ready = readyToSave(withSport(withSport(swim, 'running'), 'swimming'), swum, NewWorkout)
    expect(ready).toEqual({ workout: { ...swim, steps: storedOf(swum) } })
  })
})

describe('another sport', () => {
  test('keeps the type when it has that type too, and clears it otherwise', () => {
    expect(withSport(details, 'swimming').type).toBe('interval')
    expect(withSport({ ...details, type: 'tempo' }, 'swimming').type).toBeUndefined()
  })

  test('lists the targets that it does not have', () => {
    const { entries } = applyActions({ type: 'target', key, target: { type: 'power', zoneNumber: 3 } })
    expect(foreignTargets(entries, 'running')).toEqual(['power'])
    expect(foreignTargets(entries, 'cycling')).toEqual([])
    expect(foreignTargets(entries, undefined)).toEqual([])
  })
})
