import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Target } from '#domain/workout/step.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, targetOf } from '#tests/support/workouts/arbitraries.ts'
import {
  asRampOf,
  effortFor,
  effortOptions,
  paceUnitsOf,
  readTarget,
  targetFormOf,
  targetTypesOf,
  withPaceUnit,
  withTargetType,
} from './target-form.ts'

describe('the target dialog', () => {
  test('offers every target until a sport is chosen', () => {
    expect(targetTypesOf(undefined)).toEqual(['pace', 'heartrate', 'power', 'open'])
    expect(targetTypesOf('cycling')).toEqual(['heartrate', 'power', 'open'])
    expect(targetTypesOf('swimming')).toEqual(['pace', 'heartrate', 'open'])
  })

  test('offers the pace units of the sport, or all of them', () => {
    expect(paceUnitsOf('running')).toEqual(['km', 'mile'])
    expect(paceUnitsOf('swimming')).toEqual(['100m', '100yd'])
    for (const sport of [undefined, 'cycling'] as const)
      expect(paceUnitsOf(sport)).toEqual(expect.arrayContaining(['km', 'mile', '100m', '100yd']))
  })

  test('opens at zone 2 of the sport’s first target type for a step without a target', () => {
    const empty = { useZone: true, zoneNumber: 2, min: '', max: '', paceUnit: 'mile' }
    for (const target of [undefined, null]) {
      expect(targetFormOf(target, 'running', 'mile')).toEqual({ ...empty, type: 'pace' })
      expect(targetFormOf(target, 'cycling', 'mile')).toEqual({ ...empty, type: 'heartrate' })
    }
  })

  test('opens by zone when there is no range', () => {
    expect(targetFormOf(undefined, 'running', 'km').useZone).toBe(true)
    expect(targetFormOf({ type: 'pace', zoneNumber: 4 }, 'running', 'km')).toMatchObject({
      useZone: true,
      zoneNumber: 4,
    })
  })

  test('opens by range when there is one, and shows an unbounded end as an empty field', () => {
    const form = targetFormOf({ type: 'pace', rangeMin: 270, rangeMax: null, rangeUnit: 'mile' }, 'running', 'km')
    expect(form).toMatchObject({ useZone: false, min: '4:30', max: '', paceUnit: 'mile' })
  })

  test('an empty Max is unbounded', () => {
    const form = { ...targetFormOf(undefined, 'cycling', 'km'), type: 'power' as const, useZone: false, min: '220' }
    expect(readTarget(form)).toEqual({ target: { type: 'power', rangeMin: 220, rangeMax: null } })
  })

  test('a Min of 0 means up to Max', () => {
    const form = { ...targetFormOf({ type: 'power', rangeMin: 0, rangeMax: 150 }, 'cycling', 'km') }
    expect(readTarget(form)).toEqual({ target: { type: 'power', rangeMin: 0, rangeMax: 150 } })
  })

  test('another type clears the range and limits the zone to the ones it has', () => {
    const power = { ...targetFormOf(undefined, undefined, 'km'), type: 'power' as const, zoneNumber: 7, min: '300' }
    expect(withTargetType(power, 'heartrate')).toMatchObject({ type: 'heartrate', zoneNumber: 5, min: '', max: '' })
    expect(withTargetType({ ...power, zoneNumber: 3 }, 'pace').zoneNumber).toBe(3)
    expect(withTargetType({ ...power, type: 'pace', zoneNumber: 5 }, 'power').zoneNumber).toBe(5)
  })

  test('another pace unit converts the paces', () => {
    const form = { ...targetFormOf(undefined, 'running', 'km'), min: '5:00', max: 'soon' }
    expect(withPaceUnit(form, 'mile')).toMatchObject({ paceUnit: 'mile', min: '8:03', max: 'soon' })
  })

  test.each([
    ['power', ' 220 ', '1', undefined],
    ['power', '220,5', '10000', { type: 'power', rangeMin: 220.5, rangeMax: 10_000 }],
    ['power', '220', '220', { type: 'power', rangeMin: 220, rangeMax: 220 }],
    ['power', '220', ' ', { type: 'power', rangeMin: 220, rangeMax: null }],
    ['heartrate', '30', '250', { type: 'heartrate', rangeMin: 30, rangeMax: 250 }],
    ['heartrate', '30', '', { type: 'heartrate', rangeMin: 30, rangeMax: null }],
    ['pace', '4:30', '4:30', { type: 'pace', rangeMin: 270, rangeMax: 270, rangeUnit: 'km' }],
  ] as const)('%s from "%s" to "%s" is %j', (type, min, max, target) => {
    const answer = readTarget({ ...targetFormOf(undefined, undefined, 'km'), type, useZone: false, min, max })
    expect('target' in answer ? answer.target : undefined).toEqual(target)
  })

  test('an open target and a zone need no range', () => {
    const form = { ...targetFormOf(undefined, 'cycling', 'km'), min: 'soon' }
    expect(readTarget({ ...form, type: 'open', useZone: false })).toEqual({ target: { type: 'open' } })
    expect(readTarget({ ...form, type: 'power' })).toEqual({ target: { type: 'power', zoneNumber: 2 } })
  })

  test.each([
    ['pace', '', '', ['min']],
    ['pace', 'fast', '5:00', ['min']],
    ['pace', '5:00', '4:30', ['min']],
    ['pace', '4:30', '4:75', ['max']],
    ['heartrate', 'high', '150', ['min']],
    ['heartrate', '160', '150', ['min']],
    ['power', '200', '20000', ['max']],
    ['power', '200', '10000.5', ['max']],
    ['power', '000200', '300', ['min']],
    ['power', '200', '300.', ['max']],
    ['power', 'a200', '300', ['min']],
    ['heartrate', '29', '150', ['min']],
    ['heartrate', '140', '251', ['max']],
    ['power', '1e3', '-4', ['min', 'max']],
    ['power', '0', '0', ['max']],
    ['heartrate', '20', '150', ['min']],
    ['heartrate', '140', '260', ['max']],
  ] as const)('%s from "%s" to "%s" is refused with a sentence', (type, min, max, fields) => {
    const answer = readTarget({ ...targetFormOf(undefined, undefined, 'km'), type, useZone: false, min, max })
    expect('problems' in answer && Object.keys(answer.problems)).toEqual(fields)
  })
})

testProperty('a target that is opened and set again is a valid target of the same kind', 1000, (drawing) =>
  fc.assert(
    fc.property(
      anySport.chain((sport) => fc.record({ sport: fc.constant(sport), target: targetOf(sport) })),
      ({ sport, target }) => {
        const answer = readTarget(targetFormOf(target, sport.id, sport.paceUnits[0] ?? 'km'))
        if (!('target' in answer)) throw new Error(JSON.stringify(answer))
        expect(Target.parse(answer.target).type).toBe(target.type)
        const { rangeMin, rangeMax } = target
        expect(Math.abs((answer.target.rangeMin ?? 0) - (rangeMin ?? 0))).toBeLessThanOrEqual(0.5)
        expect(answer.target.rangeMax === null).toBe(rangeMax === null)
      },
    ),
    drawing,
  ),
)

test('a ramp stays a ramp where its new target has two ends', () => {
  const before: Target = { type: 'power', zoneNumber: 1, ramp: 'rising' }
  expect(asRampOf(before, { type: 'power', zoneNumber: 3 })).toEqual({ type: 'power', zoneNumber: 3, ramp: 'rising' })
  expect(asRampOf(before, { type: 'power', rangeMin: 150, rangeMax: null })).not.toHaveProperty('ramp')
  expect(asRampOf(before, { type: 'heartrate', zoneNumber: 3 })).not.toHaveProperty('ramp')
  expect(asRampOf(before, { type: 'power', rangeMin: 150, rangeMax: 200 })).toHaveProperty('ramp', 'rising')
  for (const steady of [undefined, null, { type: 'power', zoneNumber: 1 } as const])
    expect(asRampOf(steady, { type: 'power', zoneNumber: 3 })).toEqual({ type: 'power', zoneNumber: 3 })
})

describe('the effort', () => {
  test('is chosen from 1 to 10, or not said', () => {
    expect(effortOptions.map(({ value }) => value)).toEqual(['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(effortFor('open', '9', {})).toBe(9)
    expect(effortFor('open', '', { effort: 9, target: { type: 'open' } })).toBeUndefined()
  })

  test('of an open step goes once it has another target, and one beside a target stays', () => {
    expect(effortFor('pace', '9', { effort: 9 })).toBeUndefined()
    expect(effortFor('pace', '9', { effort: 9, target: { type: 'open' } })).toBeUndefined()
    expect(effortFor('pace', '', { effort: 8, target: { type: 'pace', zoneNumber: 4 } })).toBe(8)
  })
})
