import { expect, test } from 'vitest'
import { directions } from '#domain/generator/request/direction.ts'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import { formFor } from '../form/generator-form.ts'
import { fillIn } from '../sentence/sentence-over-form.ts'
import { causesFor } from './dead-ends.ts'
import { writtenResult } from './written-result.ts'

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

test('of a length that the generator does not make, it has no next version and says so', () => {
  const { written, result } = resultOf('1 min easy run, 2 min at 4:00/km, 1 min easy')
  const version = { steps: written.steps, locked: [] }
  expect(Object.keys(causesFor(result.deadEnds, version))).toEqual([...directions])
  expect(causesFor(result.deadEnds, version).harder).toBe(
    'A run of this length cannot be generated, so it has no other versions.',
  )
  expect(result.opened.name).toBe(written.name)
})
