import { expect, test } from 'vitest'
import type { Target } from '#domain/workout/step.ts'
import { distanceUnitOf, paceUnitOf, zoneRange } from './own-figures.ts'

test('units are the athlete’s own, else the sport’s first', () => {
  expect(distanceUnitOf('running', { running_unit: 'miles' })).toBe('miles')
  expect(distanceUnitOf('swimming')).toBe('meters')
  expect(distanceUnitOf(undefined)).toBe('kilometers')
  expect(paceUnitOf('swimming', { swimming_unit: 'yards' })).toBe('100yd')
})

test('zone 4 of a runner at 5:00 is 4:51 to 5:15 per kilometre, of a rider at 264 W 230 to 251 W', () => {
  const run = zoneRange({ type: 'pace', zoneNumber: 4 }, 'running', 300, 'km')
  expect(whole(run)).toEqual([291, 315])
  const ride = zoneRange({ type: 'power', zoneNumber: 4 }, 'cycling', 264, 'km')
  expect(whole(ride)).toEqual([230, 251])
})

test('a heart-rate zone, or a pace on a bike, says no figures', () => {
  expect(zoneRange({ type: 'heartrate', zoneNumber: 2 }, 'running', 300, 'km')).toBeUndefined()
  expect(zoneRange({ type: 'pace', zoneNumber: 2 }, 'cycling', 264, 'km')).toBeUndefined()
})

function whole(target: Target | undefined) {
  return [Math.round(target?.rangeMin ?? 0), Math.round(target?.rangeMax ?? 0)]
}
