import { expect, test } from 'vitest'
import { boundsAt } from '#tests/support/workouts/own-bounds.ts'
import type { SportId } from '../sports/registry.ts'
import type { Step, Target } from '../workout/step.ts'
import { zoneRange } from '../workout/zone-range.ts'
import { loadOf } from './load.ts'
import { namedZone } from './named-zone.ts'
import type { Athlete } from './step-effort.ts'
import { timeInZones } from './time-in-zone.ts'

const ride: Athlete = {
  reference: 250,
  zones: { effort: boundsAt(40, 60, 78, 92, 101, 112, 140, 300), heartRate: boundsAt(60, 78, 86, 93, 101, 110) },
  heart: { threshold: 170, resting: 50 },
}

test.each<[string, Target, number | undefined]>([
  ['a zone alone stays', { type: 'power', zoneNumber: 2 }, 2],
  ['percents in another zone', { type: 'power', zoneNumber: 2, percentMin: 50, percentMax: 58 }, 1],
  ['percents in two zones', { type: 'power', zoneNumber: 5, percentMin: 98, percentMax: 102 }, undefined],
  ['watts in the zone above', { type: 'power', zoneNumber: 3, rangeMin: 232, rangeMax: 250 }, 4],
  ['a heart rate in percent', { type: 'heartrate', zoneNumber: 2, percentMin: 78, percentMax: 84 }, 2],
  ['beats', { type: 'heartrate', zoneNumber: 2, rangeMin: 147, rangeMax: 157 }, 3],
  ['what names no zone', { type: 'power', percentMin: 50, percentMax: 58 }, undefined],
  ['a pace on a ride', { type: 'pace', zoneNumber: 3, percentMin: 50, percentMax: 58 }, 3],
])('for an athlete with own bounds: %s', (_, target, zone) => {
  expect(namedZone(target, 'cycling', ride)).toBe(zone)
})

test('without own bounds, or without the figure of a range, the zone is the one that is written', () => {
  const watts: Target = { type: 'power', zoneNumber: 3, rangeMin: 232, rangeMax: 250 }
  const beats: Target = { type: 'heartrate', zoneNumber: 2, rangeMin: 147, rangeMax: 157 }
  for (const target of [watts, beats]) {
    expect(namedZone(target, 'cycling', { ...ride, zones: undefined })).toBe(target.zoneNumber)
    expect(namedZone(target, 'cycling', { zones: ride.zones })).toBe(target.zoneNumber)
  }
})

const step = (target: Target): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'seconds', value: 600 },
  target,
})
const zoneOf = (target: Target, sport: SportId, athlete: Athlete) =>
  timeInZones([step(target)], sport, athlete).zones.find(({ seconds }) => seconds > 0)?.number

test('time counts to the own zone: of a zone to that zone, of percents, watts and beats to the one they lie in', () => {
  for (const zoneNumber of [1, 2, 3, 4, 5, 6, 7])
    expect(zoneOf({ type: 'power', zoneNumber }, 'cycling', ride)).toBe(zoneNumber)
  for (const zoneNumber of [1, 2, 3, 4, 5])
    expect(zoneOf({ type: 'heartrate', zoneNumber }, 'cycling', ride)).toBe(zoneNumber)
  // 58 % of FTP is in zone 2 of the table.
  expect(zoneOf({ type: 'power', percentMin: 58, percentMax: 58 }, 'cycling', ride)).toBe(1)
  expect(zoneOf({ type: 'power', rangeMin: 232, rangeMax: 250 }, 'cycling', ride)).toBe(4)
  expect(zoneOf({ type: 'heartrate', rangeMin: 147, rangeMax: 157 }, 'cycling', ride)).toBe(3)
})

test('a range in watts, beats or paces is that of the own zone', () => {
  expect(zoneRange({ type: 'power', zoneNumber: 3 }, 'cycling', 250, 'km', ride.zones)).toEqual({
    ...{ rangeMin: 195, rangeMax: 230 },
  })
  const run = { effort: boundsAt(70, 80, 100 * (270 / 292), 96, 102, 115) }
  // As it was typed, 4:52, although no percentage has so many digits on paper.
  expect(zoneRange({ type: 'pace', zoneNumber: 3 }, 'running', 270, 'km', run)?.rangeMax).toBe(292)
  expect(zoneRange({ type: 'pace', zoneNumber: 2 }, 'running', 270, 'km', run)?.rangeMin).toBe(292)
})

test('the load of a zone is that of the own bounds', () => {
  const load = (zones: Athlete['zones']) =>
    loadOf([step({ type: 'power', zoneNumber: 3 })], 'cycling', { reference: 250, zones })?.load ?? 0
  expect(load(ride.zones)).toBeCloseTo((600 / 3600) * 0.85 ** 2 * 100, 6)
  expect(load(undefined)).toBeLessThan(load(ride.zones))
  const byHeart = (zones: Athlete['zones']) =>
    loadOf([step({ type: 'heartrate', zoneNumber: 3 })], 'cycling', { heart: ride.heart, zones })?.load ?? 0
  expect(byHeart(ride.zones)).toBeLessThan(byHeart(undefined))
})
