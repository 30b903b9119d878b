import { expect, test } from 'vitest'
import { zoneRange } from './zone-range.ts'

test('zone 4 of a runner at 5:00 is 4:51 to 5:15 per kilometre', () => {
  const range = { rangeMin: 291, rangeMax: 315, rangeUnit: 'km' }
  expect(zoneRange({ type: 'pace', zoneNumber: 4 }, 'running', 300, 'km')).toEqual(range)
})

test('a pace is in the unit that is asked for', () => {
  const range = { rangeMin: 469, rangeMax: 506, rangeUnit: 'mile' }
  expect(zoneRange({ type: 'pace', zoneNumber: 4 }, 'running', 300, 'mile')).toEqual(range)
})

test('the watts of a zone are rounded into it: 55 to 70 % of 255 W is 141 to 178 W', () => {
  expect(zoneRange({ type: 'power', zoneNumber: 2 }, 'cycling', 255, 'km')).toEqual({ rangeMin: 141, rangeMax: 178 })
})

test('whole numbers stay: 55 % of 40 W is 22 W', () => {
  expect(zoneRange({ type: 'power', zoneNumber: 1 }, 'cycling', 40, 'km')).toEqual({ rangeMin: 16, rangeMax: 22 })
})

test('a zone with one whole figure is shown as that figure, and a zone with none is shown without', () => {
  const zone = { type: 'power', zoneNumber: 4 } as const
  // 87.14 to 95.23 % of 11 W are 9.6 to 10.5 W, of 12 W 10.5 to 11.4 W, of 4 W 3.5 to 3.8 W.
  expect(zoneRange(zone, 'cycling', 11, 'km')).toEqual({ rangeMin: 10, rangeMax: 10 })
  expect(zoneRange(zone, 'cycling', 12, 'km')).toEqual({ rangeMin: 11, rangeMax: 11 })
  expect(zoneRange(zone, 'cycling', 4, 'km')).toBeUndefined()
})

test.each([
  ['a heart-rate zone', { type: 'heartrate', zoneNumber: 2 }, 'running', 300],
  ['a pace on a bike', { type: 'pace', zoneNumber: 2 }, 'cycling', 264],
  ['a zone that is none', { type: 'power', zoneNumber: 8 }, 'cycling', 264],
  ['an open target', { type: 'open' }, 'running', 300],
  ['a zone without a reference value', { type: 'pace', zoneNumber: 2 }, 'running', undefined],
] as const)('%s says no figures', (_, target, sport, reference) => {
  expect(zoneRange(target, sport, reference, 'km')).toBeUndefined()
})
