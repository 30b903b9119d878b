import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { intensities } from './intensity.ts'
import { Step, StoredSteps, Target } from './step.ts'

const step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }
const repeat = (steps: unknown, count: unknown) => ({ repeat: { steps, count } })

describe('a step', () => {
  test.each<[string, object]>([
    ['with nothing but intensity and duration', step],
    ['with a name and notes', { ...step, name: 'Hill', notes: 'Short steps.' }],
    ['with an empty name', { ...step, name: '' }],
    ['without a target', { ...step, target: null }],
    ['by distance', { ...step, duration: { type: 'distance', unit: 'kilometers', value: 0.4 } }],
    ['by the specification’s own default distance', { ...step, duration: distance('kilometers', 1000) }],
    ['with what was typed', { ...step, duration: { ...step.duration, displayValue: '10' } }],
    ['with a number that was typed', { ...step, duration: { ...step.duration, displayValue: 1.3 } }],
    ['of one second', { ...step, duration: time(1) }],
    ['of a day', { ...step, duration: time(86_400) }],
    ...intensities.map((intensity): [string, object] => [`of intensity ${intensity}`, { ...step, intensity }]),
  ])('%s is valid', (_, written) => {
    expect(Step.parse(written)).toEqual(written)
  })

  test.each([
    ['without an intensity', { duration: step.duration }],
    ['of an unknown intensity', { ...step, intensity: 'hard' }],
    ['without a duration', { intensity: 'active' }],
    ['of no length', { ...step, duration: time(0) }],
    ['of negative length', { ...step, duration: time(-60) }],
    ['of endless length', { ...step, duration: time(Number.POSITIVE_INFINITY) }],
    ['longer than a day', { ...step, duration: time(86_401) }],
    ['around the earth', { ...step, duration: distance('miles', 30_000) }],
    ['whose length is text', { ...step, duration: { type: 'time', unit: 'minutes', value: '600' } }],
    ['by time in kilometers', { ...step, duration: { type: 'time', unit: 'kilometers', value: 5 } }],
    ['by distance in minutes', { ...step, duration: { type: 'distance', unit: 'minutes', value: 5 } }],
    ['in furlongs', { ...step, duration: distance('furlongs', 8) }],
    ['by repetitions', { ...step, duration: { type: 'reps', unit: 'minutes', value: 5 } }],
    ['whose name is a number', { ...step, name: 5 }],
    ['whose notes are a list', { ...step, notes: [] }],
    ['with notes as long as a book', { ...step, notes: 'a'.repeat(2001) }],
    ['with a character no database keeps', { ...step, name: 'a\u0000b' }],
    ['with half a character', { ...step, notes: '\ud83c' }],
    ['with a field nobody knows', { ...step, power: 250 }],
  ])('%s is refused', (_, written) => {
    expect(Step.safeParse(written).success).toBe(false)
  })
})

describe('a target', () => {
  test.each([
    { type: 'open' },
    { type: 'pace', zoneNumber: 5 },
    { type: 'heartrate', zoneNumber: 1 },
    { type: 'power', zoneNumber: 7 },
    { type: 'power', rangeMin: 200, rangeMax: 250 },
    { type: 'power', rangeMin: 200, rangeMax: 200 },
    { type: 'power', rangeMin: 200, rangeMax: null },
    { type: 'heartrate', rangeMin: 0, rangeMax: 140 },
    { type: 'pace', rangeMin: 240, rangeMax: 250, rangeUnit: 'km' },
    { type: 'pace', zoneNumber: 4, rangeMin: 240, rangeMax: 250 },
    { type: 'power', percentMin: 50, percentMax: 75, ramp: 'rising' },
    { type: 'power', zoneNumber: 2, ramp: 'falling' },
    { type: 'pace', rangeMin: 240, rangeMax: 300, rangeUnit: 'km', ramp: 'rising' },
    { type: 'heartrate', percentMin: 90, percentMax: 90 },
  ])('%j is valid', (written) => {
    expect(Target.parse(written)).toEqual(written)
  })

  test.each([
    { type: 'cadence', zoneNumber: 1 },
    { zoneNumber: 1 },
    { type: 'pace', zoneNumber: 0 },
    { type: 'pace', zoneNumber: 6 },
    { type: 'heartrate', zoneNumber: 6 },
    { type: 'power', zoneNumber: 8 },
    { type: 'power', zoneNumber: 2.5 },
    { type: 'power', zoneNumber: '2' },
    { type: 'power', rangeMin: 200 },
    { type: 'power', rangeMax: 250 },
    { type: 'power', rangeMax: null },
    { type: 'power', rangeMin: null, rangeMax: 250 },
    { type: 'power', rangeMin: '200', rangeMax: '250' },
    { type: 'power', rangeMin: 250, rangeMax: 200 },
    { type: 'power', rangeMin: -1, rangeMax: 200 },
    { type: 'pace', rangeMin: 240, rangeMax: 250, rangeUnit: 'furlong' },
    { type: 'open', zoneNumber: 3 },
    { type: 'open', rangeMin: 100, rangeMax: 200 },
    { type: 'open', rangeMin: 240, rangeMax: null, rangeUnit: 'km' },
    { type: 'open', rangeUnit: 'km' },
    { type: 'power', rangeMin: 200, rangeMax: 250, rangeUnit: '100yd' },
    { type: 'heartrate', rangeMin: 120, rangeMax: 140, rangeUnit: 'km' },
    { type: 'heartrate', zoneNumber: 3, rangeUnit: 'mile' },
    { type: 'pace', zoneNumber: 3, rangeUnit: 'mile' },
    { type: 'power', percentMin: 75 },
    { type: 'power', percentMax: 75 },
    { type: 'power', percentMin: 80, percentMax: 75 },
    { type: 'power', percentMin: 0, percentMax: 75 },
    { type: 'power', percentMin: 50, percentMax: 1001 },
    { type: 'power', ramp: 'rising' },
    { type: 'power', rangeMin: 200, rangeMax: null, ramp: 'rising' },
    { type: 'power', zoneNumber: 2, ramp: 'up' },
    { type: 'open', ramp: 'rising' },
    { type: 'open', percentMin: 50, percentMax: 60 },
  ])('%j is refused', (written) => {
    expect(Target.safeParse(written).success).toBe(false)
  })

  test.each([
    [
      { type: 'open', zoneNumber: 3 },
      'zoneNumber',
      'An open target carries neither a zone nor a range, percents or a ramp.',
    ],
    [
      { type: 'power', rangeMin: 200, rangeMax: 250, rangeUnit: '100yd' },
      'rangeUnit',
      'Only a pace has a rangeUnit: watts and beats a minute need none.',
    ],
    [
      { type: 'pace', zoneNumber: 3, rangeUnit: 'mile' },
      'rangeUnit',
      'A rangeUnit is the unit of a range: write rangeMin and rangeMax, or leave it out.',
    ],
  ])('the error for %j in a workout says what is not allowed', (target, field, message) => {
    const { error } = StoredSteps.safeParse([{ ...step, target }])
    expect(error?.issues).toMatchObject([{ path: [0, 'target', field], message }])
  })
})

describe('steps', () => {
  test.each([
    ['one step', [step]],
    ['a repeat of the steps before it', [step, step, repeat(2, 3)]],
    ['a repeat of some of the steps before it', [step, step, repeat(1, 3)]],
    ['a repeat of once, as others may write it', [step, repeat(1, 1)]],
    ['a repeat after a repeat', [step, repeat(1, 2), step, repeat(1, 2)]],
  ])('%s are valid', (_, written) => {
    expect(StoredSteps.parse(written)).toEqual(written)
  })

  test.each([
    ['no list', { 0: step }],
    ['an empty list', []],
    ['too many steps', Array.from({ length: 501 }, () => step)],
    ['a repeat of nothing', [repeat(1, 2)]],
    ['a repeat past the start', [step, repeat(2, 2)]],
    ['a repeat over a repeat', [step, repeat(1, 2), step, repeat(2, 2)]],
    ['a repeat right after a repeat', [step, repeat(1, 2), repeat(1, 2)]],
    ['a repeat of no steps', [step, repeat(0, 2)]],
    ['a repeat done never', [step, repeat(1, 0)]],
    ['half a repeat', [step, repeat(1, 1.5)]],
    ['a repeat in words', [step, repeat('1', '2')]],
    ['a repeat that never ends', [step, repeat(1, 1000)]],
    ['a repeat with a field nobody knows', [step, { repeat: { steps: 1, count: 2, rest: 30 } }]],
    ['the editor’s group', [{ type: 'repeat', count: 2, steps: [step] }]],
    ['nothing', [null]],
  ])('%s are refused', (_, written) => {
    expect(StoredSteps.safeParse(written).success).toBe(false)
  })

  test('the error for a repeat of too many steps says how many it can cover', () => {
    const { error } = StoredSteps.safeParse([step, repeat(1, 2), step, repeat(2, 2)])
    expect(error?.issues[0]).toMatchObject({
      path: [3, 'repeat', 'steps'],
      message: 'A repeat covers only the steps directly before it: 1 here.',
    })
  })
})

test('the error for an entry that is neither step nor repeat says what it should be', () => {
  const { error } = StoredSteps.safeParse([step, { ...step, intensity: 'hard' }])
  expect(error?.issues[0]).toMatchObject({
    path: [1],
    message: 'Each entry is a step with an intensity and a duration, or a repeat of steps.',
  })
})

testProperty('any input is accepted or refused, never a crash', 2000, (drawing) => {
  const nearly = fc.array(
    fc.oneof(
      fc.anything(),
      fc.record({
        intensity: fc.oneof(fc.constantFrom(...intensities), fc.anything()),
        duration: fc.record({
          type: fc.constantFrom('time', 'distance', 'open'),
          unit: fc.constantFrom('minutes', 'miles', 'hours'),
          value: fc.oneof(fc.double(), fc.anything()),
        }),
        target: fc.oneof(
          fc.record({
            type: fc.constantFrom('pace', 'power'),
            zoneNumber: fc.double(),
            rangeMin: fc.double(),
            rangeMax: fc.double(),
          }),
          fc.anything(),
        ),
      }),
      fc.record({ repeat: fc.record({ steps: fc.double(), count: fc.double() }) }),
    ),
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), nearly), (sent) => {
      expect(() => StoredSteps.safeParse(sent)).not.toThrow()
    }),
    drawing,
  )
})

function time(value: number) {
  return { type: 'time', unit: 'minutes', value }
}

function distance(unit: string, value: number) {
  return { type: 'distance', unit, value }
}

test('a workout that nobody could train or draw is refused: 500 steps, each 999 times', () => {
  expect(StoredSteps.safeParse([step, repeat(1, 999)]).success).toBe(true)
  expect(StoredSteps.safeParse([...Array.from({ length: 10 }, () => step), repeat(10, 500)]).success).toBe(true)
  const long = [...Array.from({ length: 10 }, () => step), repeat(10, 500), step]
  expect(StoredSteps.safeParse(long).error?.issues[0]?.message).toContain('this one has 5001')
  const endless = StoredSteps.safeParse([...Array.from({ length: 499 }, () => step), repeat(499, 999)])
  expect(endless.error?.issues[0]?.message).toContain('at most 5000 steps; this one has 498501')
})

describe('the fields of a step beside its target', () => {
  test.each([
    { cadence: { min: 85, max: 95 } },
    ...['freestyle', 'backstroke', 'breaststroke', 'butterfly', 'medley', 'mixed'].map((stroke) => ({ stroke })),
    ...['kick', 'pull', 'drill'].map((drill) => ({ drill })),
    { equipment: ['fins', 'kickboard', 'paddles', 'pull buoy', 'snorkel'] },
    { sendOff: 105 },
    { duration: { ...step.duration, lapButton: true } },
  ])('%j is kept', (said) => {
    expect(Step.parse({ ...step, ...said })).toEqual({ ...step, ...said })
  })

  test.each([
    { cadence: 90 },
    { cadence: { min: 95, max: 85 } },
    { cadence: { min: 0, max: 85 } },
    { stroke: 'doggy paddle' },
    { drill: true },
    { equipment: [] },
    { equipment: ['fins', 'fins'] },
    { equipment: 'fins' },
    { sendOff: 0 },
    { sendOff: 86_401 },
    { duration: { ...step.duration, lapButton: false } },
  ])('%j is refused', (said) => {
    expect(Step.safeParse({ ...step, ...said }).success).toBe(false)
  })
})
