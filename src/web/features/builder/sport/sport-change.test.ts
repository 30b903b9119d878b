import { expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { draftOf, isChanged, storedOf } from '../draft/draft.ts'
import type { Details } from '../draft/save-workout.ts'
import { changeSport } from './sport-change.ts'

const steps: StoredSteps = [
  {
    name: 'Warm up',
    intensity: 'warmup',
    duration: { type: 'time', unit: 'minutes', value: 600 },
    target: { type: 'power', percentMin: 40, percentMax: 60, ramp: 'rising' },
    cadence: { min: 85, max: 95 },
  },
  {
    name: 'Sweet spot',
    intensity: 'active',
    duration: { type: 'time', unit: 'minutes', value: 900 },
    target: { type: 'power', zoneNumber: 4, rangeMin: 230, rangeMax: 250 },
  },
  {
    intensity: 'active',
    duration: { type: 'time', unit: 'minutes', value: 300 },
    target: { type: 'power', rangeMin: 1, rangeMax: 2 },
  },
]
const details: Details = { name: '30 min Cycling Sweet Spot', sport: 'cycling', type: 'sweet spot' }

test('a ride that becomes a run has no watts left, says what changed, and has the new sport in its name', () => {
  const { content, changes } = changeSport({ draft: draftOf(steps), details }, 'running', undefined)
  const targets = storedOf(content.draft).map((entry) => ('intensity' in entry ? entry.target : undefined))
  expect(targets).toEqual([{ type: 'pace', zoneNumber: 1, ramp: 'rising' }, { type: 'pace', zoneNumber: 4 }, undefined])
  expect(content.details).toEqual({ name: '30 min Running', sport: 'running', type: undefined })
  expect(changes).toEqual([
    '2 targets now by pace, in the matching zone.',
    '1 target left out: no zone fits.',
    '1 cadence left out.',
    'Running has no type Sweet Spot, so it has no type.',
    'Its name is “30 min Running” now.',
  ])
  // Reset restores nothing that the new sport does not have.
  expect(isChanged(content.draft)).toBe(false)
})

test('a field that means the same in both sports stays, and no change is listed', () => {
  const beats = draftOf([
    {
      intensity: 'active',
      duration: { type: 'time', unit: 'minutes', value: 600 },
      target: { type: 'heartrate', zoneNumber: 2 },
    },
  ])
  const { content, changes } = changeSport(
    { draft: beats, details: { ...details, name: 'Easy', type: 'endurance' } },
    'running',
    250,
  )
  expect(storedOf(content.draft)).toEqual(storedOf(beats))
  expect(content.details).toEqual({ name: 'Easy', sport: 'running', type: 'endurance' })
  expect(changes).toEqual([])
})

test('a pace zone without figures stays the same for a swim; with figures the notice says that they are gone', () => {
  const pace = (figures: object): StoredSteps => [
    {
      intensity: 'active',
      duration: { type: 'time', unit: 'minutes', value: 600 },
      target: { type: 'pace', zoneNumber: 2, ...figures },
    },
  ]
  const run: Details = { name: 'Easy', sport: 'running', type: undefined }
  const changesOf = (figures: object) =>
    changeSport({ draft: draftOf(pace(figures)), details: run }, 'swimming', undefined).changes
  expect(changesOf({})).toEqual([])
  expect(changesOf({ rangeMin: 300, rangeMax: 330, rangeUnit: 'km' })).toEqual([
    '1 target kept by zone alone, without figures.',
  ])
})

test('a run that becomes a swim says that its lengths are in metres now, and counts no open steps as targets', () => {
  const run = draftOf([
    { intensity: 'warmup', duration: { type: 'distance', unit: 'kilometers', value: 1 }, target: { type: 'open' } },
    { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 2 } },
    { intensity: 'active', duration: { type: 'distance', unit: 'meters', value: 400 } },
  ])
  const details: Details = { name: 'Running', sport: 'running', type: undefined }
  expect(changeSport({ draft: run, details }, 'swimming', undefined).changes).toEqual([
    '2 distances now in meters.',
    'Its name is “Swimming” now.',
  ])
})

test('a name is changed only if the workout had a sport', () => {
  const renamed = (content: Details, to: 'running' | 'cycling') =>
    changeSport({ draft: draftOf([]), details: content }, to, undefined).content.details
  expect(renamed({ name: 'Cycling', sport: undefined, type: undefined }, 'running').name).toBe('Cycling')
  expect(renamed({ name: 'Tempo Cycling Tempo', sport: 'cycling', type: 'tempo' }, 'running')).toMatchObject({
    name: 'Tempo Running Tempo',
    type: 'tempo',
  })
})
