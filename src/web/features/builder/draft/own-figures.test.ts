import { expect, test } from 'vitest'
import { distanceUnitOf, paceUnitOf } from './own-figures.ts'

test('the units are the athlete’s own, else the sport’s first', () => {
  expect(distanceUnitOf('running', { running_unit: 'miles' })).toBe('miles')
  expect(distanceUnitOf('swimming')).toBe('meters')
  expect(paceUnitOf('swimming', { swimming_unit: 'yards' })).toBe('100yd')
})
