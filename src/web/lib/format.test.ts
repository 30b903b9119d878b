import { expect, test } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import type { Duration, StoredSteps, Target } from '#domain/workout/step.ts'
import {
  formatDay,
  formatDistance,
  formatLength,
  formatPool,
  formatTarget,
  formatTimeWithUnits,
  formatTotals,
  percentText,
  rangeText,
  zoneName,
} from './format.ts'

const plain = (text: string) => text.replaceAll('\u202f', ' ')

test.each<[Duration, string]>([
  [{ type: 'time', unit: 'minutes', value: 600 }, '10:00'],
  [{ type: 'time', unit: 'seconds', value: 90 }, '1:30'],
  [{ type: 'time', unit: 'minutes', value: 3900 }, '1:05:00'],
  [{ type: 'distance', unit: 'kilometers', value: 1.5 }, '1.5 km'],
  [{ type: 'distance', unit: 'miles', value: 0.25 }, '0.25 mi'],
  [{ type: 'distance', unit: 'meters', value: 1500 }, '1,500 m'],
  [{ type: 'distance', unit: 'yards', value: 100 }, '100 yd'],
  [{ type: 'time', unit: 'minutes', value: 600, lapButton: true }, '≈ 10:00'],
])('a length of %j is shown as %s', (duration, text) => {
  expect(plain(formatLength(duration))).toBe(text)
})

test.each<[SportId, Target | null, string]>([
  ['running', null, 'Open'],
  ['running', { type: 'open' }, 'Open'],
  ['running', { type: 'pace', zoneNumber: 4 }, 'Zone 4 · Hard'],
  ['running', { type: 'pace', rangeMin: 245, rangeMax: 260 }, '4:05–4:20 /km'],
  ['running', { type: 'pace', rangeMin: 400, rangeMax: 420, rangeUnit: 'mile' }, '6:40–7:00 /mi'],
  ['swimming', { type: 'pace', rangeMin: 95, rangeMax: 95 }, '1:35 /100 m'],
  ['cycling', { type: 'power', zoneNumber: 6 }, 'Zone 6 · VO2 Max'],
  ['cycling', { type: 'power', rangeMin: 250, rangeMax: null }, '250–∞ W'],
  ['cycling', { type: 'heartrate', zoneNumber: 2 }, 'HR zone 2 · Steady'],
  ['cycling', { type: 'heartrate', rangeMin: 140, rangeMax: 150 }, '140–150 bpm'],
  ['cycling', { type: 'power', zoneNumber: 5, rangeMin: 240, rangeMax: 263 }, 'Zone 5 · Threshold, 240–263 W'],
  ['running', { type: 'heartrate' }, 'Heart rate'],
  ['cycling', { type: 'power', percentMin: 45, percentMax: 70 }, '45–70 % of FTP'],
  ['cycling', { type: 'power', percentMin: 75.23, percentMax: 75.23 }, '75.2 % of FTP'],
  ['cycling', { type: 'power', percentMin: 45, percentMax: 70, ramp: 'rising' }, '45→70 % of FTP'],
  ['cycling', { type: 'power', rangeMin: 120, rangeMax: 180, ramp: 'falling' }, '180→120 W'],
  ['running', { type: 'pace', rangeMin: 245, rangeMax: 320, ramp: 'rising' }, '5:20→4:05 /km'],
  ['running', { type: 'pace', percentMin: 95, percentMax: 100 }, '95–100 % of threshold'],
  ['running', { type: 'heartrate', percentMin: 85, percentMax: 89 }, '85–89 % of threshold heart rate'],
  ['running', { type: 'power', percentMin: 80, percentMax: 90 }, '80–90 % of FTP'],
  ['swimming', { type: 'pace', percentMin: 95, percentMax: 100 }, '95–100 % of CSS'],
  // A ride has no threshold pace, and no names for pace zones.
  ['cycling', { type: 'pace', percentMin: 95, percentMax: 100 }, '95–100 % of threshold'],
  ['cycling', { type: 'pace', zoneNumber: 2 }, 'Zone 2'],
  ['cycling', { type: 'heartrate', percentMin: 89.96, percentMax: 90.04 }, '90 % of threshold heart rate'],
  ['cycling', { type: 'power', rangeMin: 249.5, rangeMax: 250.4 }, '250 W'],
  ['cycling', { type: 'power', rangeMin: 120, rangeMax: 180, ramp: 'rising' }, '120→180 W'],
  ['running', { type: 'pace', rangeMin: 245, rangeMax: 320, ramp: 'falling' }, '4:05→5:20 /km'],
  ['running', { type: 'pace', percentMin: 90 }, 'Pace'],
  ['running', { type: 'pace', percentMax: 90 }, 'Pace'],
])('%s: %j reads %s', (sport, target, text) => {
  expect(plain(formatTarget({ target, intensity: 'active' }, sport))).toBe(text)
})

test('totals show written figures as they are and mark estimates', () => {
  const run: StoredSteps = [
    { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 1 } },
    { repeat: { steps: 1, count: 5 } },
  ]
  const shown = formatTotals(run, 'running')
  expect(plain(shown.distance ?? '')).toBe('5 km')
  expect(plain(shown.time)).toMatch(/^≈ \d\d:\d\d$/)
  const time = { type: 'time', unit: 'minutes', value: 600 } as const
  const swim: StoredSteps = [{ intensity: 'active', duration: time, target: { type: 'pace', zoneNumber: 2 } }]
  expect(formatTotals(swim, 'swimming').time).toBe('10:00')
  expect(plain(formatTotals(swim, 'swimming').distance ?? '')).toMatch(/^≈ \d+ m$/)
})

test.each([
  [0, '0 s'],
  [0.4, '0 s'],
  [59.5, '1 min'],
  [61, '1 min 1 s'],
  [2870, '47 min 50 s'],
  [3600, '1 h'],
  [5400, '1 h 30 min'],
  [7322.6, '2 h 2 min 3 s'],
])('%d seconds are %s', (seconds, text) => {
  expect(plain(formatTimeWithUnits(seconds))).toBe(text)
})

test.each([
  [0.3, 'kilometers', '300 m'],
  [0.994, 'kilometers', '994 m'],
  [0.99999, 'kilometers', '1 km'],
  [1, 'kilometers', '1 km'],
  [12.4, 'kilometers', '12.4 km'],
  [0, 'kilometers', '0 km'],
  [0.3, 'miles', '0.3 mi'],
  [1500, 'meters', '1,500 m'],
] as const)('%d %s are %s', (value, unit, text) => {
  expect(plain(formatDistance(value, unit))).toBe(text)
})

test.each([
  [25, 'meters', '25 m pool'],
  [33.333, 'meters', '33.33 m pool'],
  [25, 'yards', '25 yd pool'],
] as const)('a pool of %d %s is a %s', (length, unit, text) => {
  expect(plain(formatPool({ length, unit }))).toBe(text)
})

test('an open target has no zone, no range and no percents, even if its fields contain some', () => {
  const open = { type: 'open', zoneNumber: 2, rangeMin: 100, rangeMax: 120, percentMin: 50, percentMax: 60 } as const
  for (const read of [zoneName, rangeText, percentText]) {
    expect(read(open, 'cycling')).toBeUndefined()
    expect(read({ type: 'power' }, 'cycling')).toBeUndefined()
  }
})

test.each([
  // A run by time at an easy pace, and a swim: estimates in tenths of a kilometre or mile, and in units of 50 in a pool.
  ['running', 'kilometers', 1300, '≈ 4.6 km'],
  ['running', 'miles', 1300, '≈ 3.2 mi'],
  ['swimming', 'meters', 1200, '≈ 1,400 m'],
  ['swimming', 'yards', 1200, '≈ 1,450 yd'],
] as const)('an estimated distance of %s in %s, %i s of it by time, is %s', (sport, unit, seconds, text) => {
  const target = { type: 'pace', zoneNumber: 2 } as const
  const steps: StoredSteps = [
    { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: seconds }, target },
    {
      intensity: 'active',
      duration: { type: 'distance', unit, value: unit === 'kilometers' || unit === 'miles' ? 1 : 400 },
      target,
    },
  ]
  expect(plain(formatTotals(steps, sport).distance ?? '')).toBe(text)
})

test('a distance is not estimated without any target', () => {
  const run: StoredSteps = [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }]
  expect(formatTotals(run, 'running')).toMatchObject({ time: '10:00', distance: undefined })
})

test('a total has the unit its workout is written in', () => {
  const miles: StoredSteps = [{ intensity: 'active', duration: { type: 'distance', unit: 'miles', value: 3 } }]
  expect(plain(formatTotals(miles, 'running').distance ?? '')).toBe('3 mi')
})

test('a day is written the same on the server and in the browser', () => {
  expect(formatDay('2026-03-14T23:59:00.000Z')).toBe('March 14, 2026')
})

test('a rest without a target is called rest, not open', () => {
  expect(formatTarget({ target: null, intensity: 'rest' }, 'swimming')).toBe('Rest')
  expect(formatTarget({ target: { type: 'pace', zoneNumber: 1 }, intensity: 'rest' }, 'swimming')).toMatch(/^Zone 1/)
})

test('an effort takes the place of an open target, and stands behind another', () => {
  expect(formatTarget({ target: { type: 'open' }, intensity: 'interval', effort: 9 }, 'running')).toBe('Effort 9 of 10')
  expect(formatTarget({ intensity: 'rest', effort: 1 }, 'running')).toBe('Effort 1 of 10')
  const zone = { target: { type: 'pace', zoneNumber: 4 }, intensity: 'interval', effort: 8 } as const
  expect(formatTarget(zone, 'running')).toBe('Zone 4 · Hard, effort 8 of 10')
})

test('percents between two zones name them, and percents beside a zone do not', () => {
  const percents = { type: 'power', percentMin: 106, percentMax: 120 } as const
  const written = (target: Target) => plain(formatTarget({ target, intensity: 'interval' }, 'cycling'))
  expect(written(percents)).toBe('106–120 % of FTP, between Threshold and VO2 Max')
  expect(written({ ...percents, zoneNumber: 6 })).toBe('Zone 6 · VO2 Max, 106–120 % of FTP')
  expect(written({ type: 'power', percentMin: 96, percentMax: 100 })).toBe('96–100 % of FTP')
})

test.each([
  ['running', 'metric', '4.83 km'],
  ['running', 'imperial', '3 mi'],
  ['cycling', 'imperial', '3 mi'],
  ['swimming', 'metric', '4,828 m'],
  ['swimming', 'imperial', '5,280 yd'],
  ['running', 'as_written', '3 mi'],
] as const)('three miles of %s are told in %s units: %s', (sport, shown, text) => {
  const steps: StoredSteps = [{ intensity: 'active', duration: { type: 'distance', unit: 'miles', value: 3 } }]
  expect(plain(formatTotals(steps, sport, undefined, shown).distance ?? '')).toBe(text)
})

test.each([
  ['metric', /^≈ \d+(\.\d)? km$/],
  ['imperial', /^≈ \d+(\.\d)? mi$/],
] as const)('an estimate is told in %s units to a tenth', (shown, text) => {
  const steps: StoredSteps = [
    {
      intensity: 'active',
      duration: { type: 'time', unit: 'minutes', value: 2400 },
      target: { type: 'pace', zoneNumber: 2 },
    },
  ]
  expect(plain(formatTotals(steps, 'running', undefined, shown).distance ?? '')).toMatch(text)
})
