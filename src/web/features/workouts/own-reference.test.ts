import { expect, test } from 'vitest'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { ownReference, referenceFor } from './own-reference.ts'

test.each<[SportId, AthleteMetrics, number | undefined]>([
  ['running', { running_threshold_pace: '4:30' }, 270],
  ['running', { running_threshold_pace: '8:00', running_unit: 'miles' }, 480 / 1.609344],
  ['running', { running_threshold_pace: '' }, undefined],
  ['running', { cycling_ftp: 250 }, undefined],
  ['cycling', { cycling_ftp: 264 }, 264],
  ['cycling', {}, undefined],
  ['swimming', { swimming_css: '1.40', swimming_unit: 'meters' }, 100],
  ['swimming', { swimming_css: '1:40', swimming_unit: 'yards' }, 109.361],
])('a %s athlete with %j is measured against %s', (sport, athlete_metrics, reference) => {
  const own = ownReference({ meta: { service_connections: [], preferences: {}, athlete_metrics } }, sport)
  if (reference === undefined) expect(own).toBeUndefined()
  else expect(own).toBeCloseTo(reference, 3)
})

test('a workout in watts is measured by the FTP it was written for, for every reader', () => {
  const target = { type: 'power', zoneNumber: 5, rangeMin: 289, rangeMax: 315 } as const
  const steps = [{ intensity: 'interval', duration: { type: 'time', unit: 'minutes', value: 600 }, target } as const]
  const of = (cycling_ftp: number) => ({
    meta: { service_connections: [], preferences: {}, athlete_metrics: { cycling_ftp } },
  })
  expect(referenceFor(of(255), 'cycling', steps)).toBe(300)
  expect(referenceFor(of(300), 'cycling', steps)).toBe(300)
  expect(referenceFor(null, 'cycling', steps)).toBe(300)
})

test('a workout without figures in its steps is measured by the reader’s own reference', () => {
  const steps = [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } } as const]
  const ana = { meta: { service_connections: [], preferences: {}, athlete_metrics: { cycling_ftp: 255 } } }
  expect(referenceFor(ana, 'cycling', steps)).toBe(255)
  expect(referenceFor(null, 'cycling', steps)).toBeUndefined()
})

test('without a profile the reference value is unknown', () => {
  expect(ownReference(null, 'cycling')).toBeUndefined()
})
