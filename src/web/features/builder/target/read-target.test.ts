import { describe, expect, test } from 'vitest'
import { readTarget } from './read-target.ts'
import { type TargetForm, targetFormOf } from './target-form.ts'

const typed = (fields: Partial<TargetForm>): TargetForm => ({
  ...targetFormOf(undefined, undefined, 'km'),
  useZone: false,
  ...fields,
})

describe('a typed target', () => {
  test.each([
    ['power', ' 220 ', '1', undefined],
    ['power', '220,5', '10000', { type: 'power', rangeMin: 220.5, rangeMax: 10_000 }],
    ['power', '220', '220', { type: 'power', rangeMin: 220, rangeMax: 220 }],
    ['power', '220', ' ', { type: 'power', rangeMin: 220, rangeMax: null }],
    ['power', '0', '150', { type: 'power', rangeMin: 0, rangeMax: 150 }],
    ['heartrate', '30', '250', { type: 'heartrate', rangeMin: 30, rangeMax: 250 }],
    ['heartrate', '30', '', { type: 'heartrate', rangeMin: 30, rangeMax: null }],
    ['pace', '4:30', '4:30', { type: 'pace', rangeMin: 270, rangeMax: 270, rangeUnit: 'km' }],
  ] as const)('%s from "%s" to "%s" is %j', (type, first, second, target) => {
    const answer = readTarget(typed({ type, first, second }))
    expect('target' in answer ? answer.target : undefined).toEqual(target)
  })

  test.each([
    ['power', '88', '92.5', { type: 'power', percentMin: 88, percentMax: 92.5 }],
    ['power', '88 %', '88', { type: 'power', percentMin: 88, percentMax: 88 }],
    ['heartrate', '85', '90', { type: 'heartrate', percentMin: 85, percentMax: 90 }],
    ['pace', '104', '101.9', { type: 'pace', percentMin: 101.9, percentMax: 104 }],
  ] as const)('%s from "%s" to "%s" percent is %j', (type, first, second, target) => {
    expect(readTarget(typed({ type, by: 'percent', first, second }))).toEqual({ target })
  })

  test.each([
    ['power', 'value', '120', '200', { type: 'power', rangeMin: 120, rangeMax: 200, ramp: 'rising' }],
    ['power', 'value', '200', '120', { type: 'power', rangeMin: 120, rangeMax: 200, ramp: 'falling' }],
    ['power', 'percent', '75', '45', { type: 'power', percentMin: 45, percentMax: 75, ramp: 'falling' }],
    ['pace', 'value', '5:00', '4:00', { type: 'pace', rangeMin: 240, rangeMax: 300, ramp: 'rising', rangeUnit: 'km' }],
    ['pace', 'value', '4:00', '5:00', { type: 'pace', rangeMin: 240, rangeMax: 300, ramp: 'falling', rangeUnit: 'km' }],
    ['pace', 'percent', '80', '95', { type: 'pace', percentMin: 80, percentMax: 95, ramp: 'rising' }],
  ] as const)('a ramp of %s by %s from "%s" to "%s" is %j', (type, by, first, second, target) => {
    for (const ramp of ['rising', 'falling'] as const)
      expect(readTarget(typed({ type, by, first, second, ramp }))).toEqual({ target })
  })

  test('an open target and a zone need no range', () => {
    const form = typed({ first: 'soon' })
    expect(readTarget({ ...form, type: 'open' })).toEqual({ target: { type: 'open' } })
    const zone = { ...form, type: 'power' as const, useZone: true }
    expect(readTarget(zone)).toEqual({ target: { type: 'power', zoneNumber: 2 } })
    expect(readTarget({ ...zone, ramp: 'rising' })).toEqual({
      target: { type: 'power', zoneNumber: 2, ramp: 'rising' },
    })
  })

  test('one changed field of a target that holds more replaces it', () => {
    const target = { type: 'power', zoneNumber: 4, rangeMin: 220.4, rangeMax: 230, percentMin: 88 } as const
    const form = targetFormOf({ ...target, percentMax: 92 }, 'cycling', 'km')
    const opened = { form, target: { ...target, percentMax: 92 } }
    expect(readTarget({ ...form }, opened)).toEqual({ target: opened.target })
    expect(readTarget({ ...form, second: '240' }, opened)).toEqual({
      target: { type: 'power', rangeMin: 220.4, rangeMax: 240 },
    })
  })

  test.each([
    ['pace', '', '', ['first']],
    ['pace', 'fast', '5:00', ['first']],
    ['pace', '5:00', '4:30', ['first']],
    ['pace', '4:30', '4:75', ['second']],
    ['heartrate', 'high', '150', ['first']],
    ['heartrate', '160', '150', ['first']],
    ['power', '200', '20000', ['second']],
    ['power', '200', '10000.5', ['second']],
    ['power', '000200', '300', ['first']],
    ['power', '200', '300.', ['second']],
    ['power', 'a200', '300', ['first']],
    ['heartrate', '29', '150', ['first']],
    ['heartrate', '140', '251', ['second']],
    ['power', '1e3', '-4', ['first', 'second']],
    ['power', '0', '0', ['second']],
  ] as const)('%s from "%s" to "%s" is refused with a sentence', (type, first, second, fields) => {
    const answer = readTarget(typed({ type, first, second }))
    expect('problems' in answer && Object.keys(answer.problems)).toEqual(fields)
  })

  test.each([
    ['power', '88', '', ['second']],
    ['power', '', '92', ['first']],
    ['power', '0.5', '1001', ['first', 'second']],
    ['power', '92', '88', ['first']],
    ['pace', '88', '92', ['first']],
  ] as const)('%s from "%s" to "%s" percent is refused with a sentence', (type, first, second, fields) => {
    const answer = readTarget(typed({ type, by: 'percent', first, second }))
    expect('problems' in answer && Object.keys(answer.problems)).toEqual(fields)
  })

  test.each([
    ['120', ''],
    ['120', '120'],
    ['0', '0'],
  ])('a ramp from "%s" to "%s" has no direction', (first, second) => {
    const answer = readTarget(typed({ type: 'power', ramp: 'rising', first, second }))
    expect('problems' in answer && Object.keys(answer.problems)).toEqual(['second'])
  })

  test('the ends of a pace in the wrong order are named as they are on the screen', () => {
    expect(readTarget(typed({ type: 'pace', first: '5:00', second: '4:30' }))).toEqual({
      problems: { first: 'Fastest cannot be slower than Slowest.' },
    })
  })
})
