import { describe, expect, test } from 'vitest'
import { sportIds, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import {
  formFor,
  type GeneratorForm,
  missingOf,
  readForm,
  takesStrides,
  withDurationType,
  withReferenceUnit,
  withType,
} from './generator-form.ts'

const metrics = {
  running_threshold_pace: '4:30',
  running_unit: 'miles',
  cycling_ftp: 264,
  swimming_css: '1:45',
  swimming_unit: 'yards',
} as const

const filled = (form: GeneratorForm): GeneratorForm => ({
  ...form,
  workoutType: sportOf(form.sport).workoutTypes[0] as WorkoutType,
  distanceUnit: form.distanceUnit ?? 'kilometers',
})

describe('a fresh form', () => {
  test('is a run by heart rate', () => {
    expect(formFor('running', undefined)).toMatchObject({ durationType: 'time', workoutMetric: 'heartrate' })
  })

  test('takes the reference value and its unit from the profile', () => {
    expect(formFor('running', metrics)).toMatchObject({ referenceValue: '4:30', referenceUnit: 'miles' })
    expect(formFor('cycling', metrics)).toMatchObject({ referenceValue: '264', referenceUnit: undefined })
    expect(formFor('swimming', metrics)).toMatchObject({ referenceValue: '1:45', referenceUnit: 'yards' })
  })

  test('without a profile counts a pace per kilometre or 100 metres', () => {
    expect(formFor('running', undefined).referenceUnit).toBe('kilometers')
    expect(formFor('swimming', undefined).referenceUnit).toBe('meters')
  })

  test('of a swim asks for a distance in metres or yards', () => {
    expect(formFor('swimming', undefined)).toMatchObject({ durationType: 'distance', distanceUnit: 'meters' })
    expect(formFor('swimming', metrics).distanceUnit).toBe('yards')
  })
})

describe('a required field', () => {
  const run = filled(formFor('running', undefined))

  test.each<[string, GeneratorForm]>([
    ['Duration value is required', { ...run, durationValue: ' ' }],
    ['Distance unit is required', { ...withDurationType(run, 'distance'), distanceUnit: undefined }],
    ['Workout type is required', { ...run, workoutType: undefined }],
    [
      'Reference value is required. Targets by pace are worked out from your threshold pace: type it into “Threshold pace”, or once for all in Account Settings.',
      { ...run, workoutMetric: 'pace', referenceValue: '' },
    ],
    [
      'Reference value is required. Marathon pace is worked out from your threshold pace: type it into “Threshold pace”, or once for all in Account Settings.',
      { ...run, workoutType: 'tempo', workoutMetric: 'pace', racePace: 'marathon', referenceValue: '' },
    ],
    [
      'Reference value is required. Targets by power are worked out from your FTP: type it into “FTP”, or once for all in Account Settings.',
      { ...run, sport: 'cycling', workoutMetric: 'power', referenceValue: '' },
    ],
  ])('that is empty says "%s"', (sentence, form) => {
    expect(missingOf(form)?.sentence).toBe(sentence)
    expect(readForm(form)).toEqual({ problems: { [missingOf(form)?.field ?? '']: sentence } })
  })

  test('is not the reference value for a workout by heart rate', () => {
    expect(missingOf({ ...run, referenceValue: '' })).toBeUndefined()
  })
})

describe('the request', () => {
  test.each(sportIds)(
    'of a filled form for %s is valid for the server, with every metric and kind of length',
    (sport) => {
      for (const profile of [undefined, metrics])
        for (const workoutMetric of sportOf(sport).metrics)
          for (const durationType of sportOf(sport).durationTypes) {
            const form = { ...withDurationType(filled(formFor(sport, profile)), durationType), workoutMetric }
            const answer = readForm({
              ...form,
              referenceValue: form.referenceValue || { running: '5:00', cycling: '250', swimming: '1:50' }[sport],
            })
            if (!('request' in answer)) throw new Error(JSON.stringify(answer))
            expect(issuesOf(answer.request)).toEqual([])
          }
    },
  )

  test('sends a time as decimal minutes, however it was typed', () => {
    const run = filled(formFor('running', undefined))
    const minutes = (durationValue: string) => {
      const answer = readForm({ ...run, durationValue })
      return 'request' in answer ? answer.request.durationValue : undefined
    }
    expect(['45', '52.30', '1:10:00', '900s', '2h', '1h30'].map(minutes)).toEqual([45, 52.5, 70, 15, 120, 90])
  })

  test('always has the unit of a pace', () => {
    const answer = readForm(filled(formFor('running', metrics)))
    expect('request' in answer && answer.request).toMatchObject({ referenceValue: '4:30', referenceUnit: 'miles' })
  })

  test('without a reference value is still valid for the server by heart rate', () => {
    for (const sport of sportIds) {
      const answer = readForm(filled(formFor(sport, undefined)))
      expect('request' in answer && issuesOf(answer.request)).toEqual([])
    }
  })

  test.each<[string, Partial<GeneratorForm>, keyof GeneratorForm]>([
    ['too short', { durationValue: '5' }, 'durationValue'],
    ['too long', { durationValue: '10:00:00' }, 'durationValue'],
    ['no time at all', { durationValue: 'an hour' }, 'durationValue'],
    ['too slow a pace', { workoutMetric: 'pace', referenceValue: '25:00' }, 'referenceValue'],
    ['no pace at all', { workoutMetric: 'pace', referenceValue: 'fast' }, 'referenceValue'],
  ])('is not sent for %s', (_, change, field) => {
    const answer = readForm({ ...filled(formFor('running', undefined)), ...change })
    expect('problems' in answer && answer.problems[field]).toMatch(/\.$/)
  })

  test.each(['-5', '0', '99999999', '600'])('of %s minutes says which lengths are allowed', (durationValue) => {
    const answer = readForm({ ...filled(formFor('running', undefined)), durationValue })
    expect(answer).toEqual({ problems: { durationValue: 'A run can be 10 to 480 minutes long.' } })
  })

  test.each(['an hour', '52.75'])('of a time written "%s" says how a time is written', (durationValue) => {
    const answer = readForm({ ...filled(formFor('running', undefined)), durationValue })
    expect('problems' in answer && answer.problems.durationValue).toMatch(/^Enter a time/)
  })

  test('is not sent for a pool that is too short', () => {
    const answer = readForm({ ...filled(formFor('swimming', undefined)), poolLength: '2' })
    expect('problems' in answer && answer.problems).toEqual({ poolLength: 'A pool is 10 to 100 meters long.' })
  })
})

test.each([
  ['10', 10],
  ['100', 100],
  [' 33,33 ', 33.33],
  ['', undefined],
  [' ', undefined],
])('a pool typed as "%s" is %s', (poolLength, length) => {
  const answer = readForm({ ...filled(formFor('swimming', undefined)), poolLength })
  expect('request' in answer && answer.request.poolLength).toBe(length)
})

test("a swim is asked for in the athlete's own pool", () => {
  expect(formFor('swimming', undefined).poolLength).toBe('25')
  expect(formFor('swimming', { pool_length: 33.33 }).poolLength).toBe('33.33')
})

test.each(['9.9', '100.1', 'long'])('a pool typed as "%s" is refused with the allowed lengths', (poolLength) => {
  const answer = readForm({ ...filled(formFor('swimming', metrics)), poolLength })
  expect(answer).toEqual({ problems: { poolLength: 'A pool is 10 to 100 yards long.' } })
})

test.each([
  ['10', 10],
  ['8:00:00', 480],
])('a run of %s is accepted at the end of the offered range', (durationValue, minutes) => {
  const answer = readForm({ ...filled(formFor('running', undefined)), durationValue })
  expect('request' in answer && answer.request).toMatchObject({ durationUnit: 'minutes', durationValue: minutes })
})

test('a distance is sent in its unit, and an invalid one is reported', () => {
  const run = { ...withDurationType(filled(formFor('running', undefined)), 'distance') }
  const answer = readForm({ ...run, durationValue: ' 12,5 ' })
  expect('request' in answer && answer.request).toMatchObject({
    durationType: 'distance',
    durationUnit: 'kilometers',
    durationValue: 12.5,
  })
  expect(readForm({ ...run, durationValue: 'far' })).toEqual({
    problems: { durationValue: 'Enter a distance as a number.' },
  })
})

test('strides are offered for an easy run alone', () => {
  const run = { ...filled(formFor('running', undefined)), workoutType: 'endurance', strides: true } as const
  const sent = (form: GeneratorForm) => {
    const answer = readForm(form)
    return 'request' in answer && answer.request.strides
  }
  expect(sent(run)).toBe(true)
  expect(sent({ ...run, strides: false })).toBeUndefined()
  expect(sent({ ...run, workoutType: 'tempo' })).toBeUndefined()
  expect(takesStrides({ sport: 'cycling', workoutType: 'endurance' })).toBe(false)
  expect(withType(run, 'endurance')).toMatchObject({ workoutType: 'endurance', strides: true })
  expect(withType(run, 'tempo')).toMatchObject({ workoutType: 'tempo', strides: false })
  expect(withType({ ...run, strides: false }, 'endurance').strides).toBe(false)
})

test.each([
  ['264', 264],
  [' 264 ', 264],
  ['', null],
])('an FTP typed as "%s" is sent as %s', (referenceValue, sent) => {
  const answer = readForm({ ...filled(formFor('cycling', undefined)), referenceValue })
  expect('request' in answer && answer.request).toMatchObject({ referenceValue: sent })
  expect('request' in answer && answer.request).not.toHaveProperty('referenceUnit')
})

test.each([
  ['running', 'time', '60'],
  ['running', 'distance', '10'],
  ['cycling', 'distance', '40'],
  ['swimming', 'distance', '2000'],
] as const)('a session of %s by %s begins at %s', (sport, durationType, durationValue) => {
  expect(withDurationType(formFor(sport, undefined), durationType)).toMatchObject({ durationType, durationValue })
})

test('another reference unit leaves text that is not a pace as it is', () => {
  for (const form of [
    { ...formFor('running', undefined), referenceValue: 'soon' },
    { ...formFor('running', undefined), referenceUnit: undefined, referenceValue: '5:00' },
  ])
    expect(withReferenceUnit(form, 'miles')).toEqual({ ...form, referenceUnit: 'miles' })
})

test('another reference unit converts the pace', () => {
  const form = { ...formFor('running', undefined), referenceValue: '5:00' }
  expect(withReferenceUnit(form, 'miles')).toMatchObject({ referenceUnit: 'miles', referenceValue: '8:03' })
})

test('a race is sent only with a type that is done at its pace, and by pace', () => {
  const run = { ...filled(formFor('running', metrics)), workoutType: 'threshold', workoutMetric: 'pace' } as const
  const sent = (form: GeneratorForm) => {
    const answer = readForm(form)
    if (!('request' in answer)) throw new Error(JSON.stringify(answer.problems))
    expect(issuesOf(answer.request)).toEqual([])
    return answer.request.racePace
  }
  expect(sent({ ...run, racePace: '10k' })).toBe('10k')
  expect(sent({ ...run, racePace: 'marathon' })).toBeUndefined()
  expect(sent({ ...run, racePace: '10k', workoutMetric: 'heartrate' })).toBeUndefined()
  expect(withType({ ...run, racePace: 'half marathon' }, 'tempo').racePace).toBe('half marathon')
  expect(withType({ ...run, racePace: '10k' }, 'tempo').racePace).toBeUndefined()
})
