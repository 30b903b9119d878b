import { expect, test } from 'vitest'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import { formFor } from '../form/generator-form.ts'
import { fillIn } from '../sentence/sentence-over-form.ts'
import { causesFor } from './dead-ends.ts'
import { nextWrittenResult, writtenResult } from './written-result.ts'

const resultOf = (sentence: string, metrics = {}) => {
  const filled = fillIn({ form: formFor('running', metrics), sentence, corrected: [] }, metrics)
  if (!filled.written) throw new Error(`“${sentence}” is no whole workout: ${JSON.stringify(filled.understood)}`)
  return { written: filled.written, result: writtenResult(filled.written, filled, ['“dog” was not understood.']) }
}

test('a workout that is written out is opened as it is, with a request for its next versions', () => {
  const { written, result } = resultOf('15 min ramp, 5x3 min 110-120 % with 3 min easy, 10 min down', {
    cycling_ftp: 264,
  })
  expect(result.opened).toMatchObject({ name: '55 min Cycling VO2 Max', sport: 'cycling', type: 'v02 max', locked: [] })
  expect(result.opened.steps).toBe(written.steps)
  expect(result.request).toMatchObject({
    sport: 'cycling',
    workoutType: 'v02 max',
    durationValue: 55,
    workoutMetric: 'power',
    referenceValue: 264,
  })
  expect(result.request).not.toHaveProperty('mainSet')
  const previous = { steps: written.steps, direction: 'another', locked: [] } as const
  expect(issuesOf({ ...result.request, previous })).toEqual([])
  expect(result.notes).toEqual([
    '“dog” was not understood.',
    'Exactly as you wrote it. It did not count as a generation.',
  ])
  expect(result.deadEnds).toBeUndefined()
})

test('without a reference value its next versions are by heart rate', () => {
  const { result } = resultOf('marathon pace 4:40/km 10k')
  expect(result.request).toMatchObject({ workoutMetric: 'heartrate', durationUnit: 'kilometers', durationValue: 10 })
  expect(issuesOf(result.request)).toEqual([])
})

test('of a length that the generator does not make, there is no other one, which is said', () => {
  const { written, result } = resultOf('1 min easy run, 2 min at 4:00/km, 1 min easy')
  const version = { steps: written.steps, locked: [] }
  expect(causesFor(result.deadEnds, version)).toEqual({
    another: 'A run of this length cannot be generated, so there is no other one.',
  })
  expect(result.opened.name).toBe(written.name)
})

test('a direction changes what was written, and with it the name and the request', () => {
  const { written, result } = resultOf('15 min ramp, 5x3 min 110-120 % with 3 min easy, 10 min down')
  const next = nextWrittenResult(result, { steps: written.steps, locked: [0] }, 'harder')
  expect(next.isOther).toBe(true)
  expect(next.result).toMatchObject({
    opened: { name: '61 min Cycling VO2 Max', sport: 'cycling', locked: [0] },
    request: { durationValue: 61, workoutType: 'v02 max' },
    direction: 'harder',
    isWritten: true,
    deadEnds: undefined,
    notes: [expect.stringContaining('6 instead of 5'), 'It did not count as a generation.'],
  })
  expect(next.result.opened.steps).toHaveLength(written.steps.length)
  const shorter = nextWrittenResult(next.result, { steps: next.result.opened.steps, locked: [] }, 'easier')
  expect(shorter.result.opened.steps).toEqual(written.steps)
})

test('a swim counts its new length in the unit of the swim', () => {
  const { written, result } = resultOf('400, 8x100 on 1:50, 4x50 kick, 200')
  const next = nextWrittenResult(result, { steps: written.steps, locked: [] }, 'harder')
  expect(next.result).toMatchObject({
    opened: { name: '1700 m Swimming Interval' },
    request: { durationValue: 1700, durationUnit: 'meters' },
  })
})

test('where a direction has no next version, the workout stays and the cause is kept', () => {
  const { written, result } = resultOf('60 min z1 ride')
  const version = { steps: written.steps, locked: [] }
  const next = nextWrittenResult(result, version, 'longer intervals')
  expect(next.isOther).toBe(false)
  expect(next.result.opened).toBe(result.opened)
  expect(causesFor(next.result.deadEnds, version)['longer intervals']).toContain('No set is written here')
})

test('a next version that is longer than any generated one keeps the request and has no other one', () => {
  const { written, result } = resultOf('ride 470 min easy at 150 w')
  const { result: longer } = nextWrittenResult(result, { steps: written.steps, locked: [] }, 'harder')
  expect(longer.opened.name).toBe('540 min Cycling Endurance')
  expect(longer.request.durationValue).toBe(470)
  expect(Object.keys(causesFor(longer.deadEnds, { steps: longer.opened.steps, locked: [] }))).toEqual(['another'])
})
