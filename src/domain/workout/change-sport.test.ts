import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, stepOf } from '#tests/support/workouts/arbitraries.ts'
import { convertStep } from './change-sport.ts'
import { Step, type Target } from './step.ts'

const step = (target?: Target): Step => ({
  name: 'Bout',
  notes: 'Stay tall.',
  intensity: 'interval',
  duration: { type: 'time', unit: 'minutes', value: 480, displayValue: '8' },
  ...(target ? { target } : {}),
})
const [ride, run, swim] = ['cycling', 'running', 'swimming'] as const

describe('a step of a ride as one of a run', () => {
  const target = (one: Target, reference?: number) => convertStep(step(one), { from: ride, to: run, reference }).target

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 5],
    [7, 5],
  ])('has power zone %i as pace zone %i, without watts and percents', (power, pace) => {
    const written = { rangeMin: 250, rangeMax: 260, percentMin: 96, percentMax: 100 }
    expect(target({ type: 'power', zoneNumber: power, ...written })).toEqual({ type: 'pace', zoneNumber: pace })
  })

  test('keeps a ramp, through the zone', () => {
    const ramp: Target = { type: 'power', percentMin: 40, percentMax: 65, ramp: 'rising' }
    expect(target(ramp)).toEqual({ type: 'pace', zoneNumber: 1, ramp: 'rising' })
  })

  test('has the zone that percents lie in, and watts beside a known FTP', () => {
    expect(target({ type: 'power', percentMin: 97, percentMax: 103 })).toEqual({ type: 'pace', zoneNumber: 4 })
    expect(target({ type: 'power', rangeMin: 150, rangeMax: 160 }, 250)).toEqual({ type: 'pace', zoneNumber: 2 })
  })

  test('has no target for watts without a known FTP', () => {
    expect(target({ type: 'power', rangeMin: 150, rangeMax: 160 })).toBeUndefined()
  })

  test('keeps an effort and the open target beside it', () => {
    const felt: Step = { ...step({ type: 'open' }), effort: 9 }
    expect(convertStep(felt, { from: ride, to: run, reference: undefined })).toEqual(felt)
  })

  test('keeps heart rates, its length, its intensity and its words, and no cadence', () => {
    const beats: Target = { type: 'heartrate', zoneNumber: 3, rangeMin: 140, rangeMax: 150 }
    const { target: _, ...plain } = step()
    expect(
      convertStep({ ...step(beats), cadence: { min: 90, max: 95 } }, { from: ride, to: run, reference: 250 }),
    ).toEqual({
      ...plain,
      target: beats,
    })
  })
})

test('a run has its pace zones in the pool, without paces, and its kilometres in metres', () => {
  const before: Step = {
    ...step({ type: 'pace', zoneNumber: 4, rangeMin: 250, rangeMax: 260, rangeUnit: 'km' }),
    duration: { type: 'distance', unit: 'kilometers', value: 1.5, displayValue: '1.5' },
  }
  const after = convertStep(before, { from: run, to: swim, reference: 270 })
  expect(after.target).toEqual({ type: 'pace', zoneNumber: 4 })
  expect(after.duration).toEqual({ type: 'distance', unit: 'meters', value: 1500 })
})

test.each([
  [1, 1],
  [3, 3],
  [4, 5],
  [5, 6],
])('pace zone %i of a run is power zone %i of a ride', (pace, power) => {
  const target: Target = { type: 'pace', zoneNumber: pace }
  expect(convertStep(step(target), { from: run, to: ride, reference: undefined }).target).toEqual({
    type: 'power',
    zoneNumber: power,
  })
})

test('the first sport that is chosen takes the targets it has as they are', () => {
  const pace: Target = { type: 'pace', rangeMin: 250, rangeMax: 260, rangeUnit: 'km' }
  expect(convertStep(step(pace), { from: undefined, to: run, reference: undefined }).target).toEqual(pace)
  expect(convertStep(step(pace), { from: undefined, to: swim, reference: undefined }).target).toBeUndefined()
})

testProperty('any converted step has targets of the other sport alone, and can be saved', 1000, (drawing) => {
  const drawn = fc.tuple(anySport, anySport).chain(([from, to]) => fc.tuple(stepOf(from), fc.constant({ from, to })))
  fc.assert(
    fc.property(drawn, ([before, { from, to }]) => {
      const after = convertStep(before, { from: from.id, to: to.id, reference: undefined })
      expect(Step.safeParse(after).error).toBeUndefined()
      const asked = before.target?.type
      if (after.target && asked && from.targets.includes(asked)) expect(to.targets).toContain(after.target.type)
      expect(after.intensity).toBe(before.intensity)
    }),
    drawing,
  )
})
