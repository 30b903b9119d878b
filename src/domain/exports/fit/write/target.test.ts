import { expect, test } from 'vitest'
import { type SportId, sportOf } from '../../../sports/registry.ts'
import type { Target } from '../../../workout/step.ts'
import type { ReaderOptions } from '../../shared/format.ts'
import { deviceTargetOf } from './target.ts'

// Numbers of wkt_step_target. Percents of FTP are written as they are, watts from 1000 and beats from 100 on, a speed in
// mm/s.
const [PACE, HEART_RATE, POWER] = [0, 1, 4]
const zone = (type: number, value: number) => ({ type, value })
const range = (type: number, low: number, high: number) => ({ type, value: 0, range: { low, high } })

const exact = { width: 'exact' } as const

test.each<[SportId, Target | null, ReaderOptions, object | undefined, string[]]>([
  ['cycling', null, exact, undefined, []],
  ['cycling', { type: 'open' }, exact, undefined, []],
  ['cycling', { type: 'power' }, exact, undefined, []],
  ['cycling', { type: 'power', zoneNumber: 1 }, exact, range(POWER, 40, 55), ['powerZone']],
  ['cycling', { type: 'power', zoneNumber: 7, ramp: 'rising' }, exact, range(POWER, 200, 250), ['ramp', 'powerZone']],
  ['cycling', { type: 'power', rangeMin: 0, rangeMax: 0 }, exact, range(POWER, 1001, 1001), []],
  ['cycling', { type: 'power', rangeMin: 0, rangeMax: 0 }, {}, range(POWER, 1001, 1001), []],
  ['cycling', { type: 'power', rangeMin: 1, rangeMax: 2 }, exact, range(POWER, 1001, 1002), []],
  ['cycling', { type: 'power', rangeMin: 199.4, rangeMax: 199.6 }, {}, range(POWER, 1199, 1200), ['figures']],
  ['cycling', { type: 'power', rangeMin: 199.6, rangeMax: 200.4 }, {}, range(POWER, 1193, 1207), ['widened']],
  ['cycling', { type: 'power', rangeMin: 200, rangeMax: 210.4 }, exact, range(POWER, 1200, 1210), ['figures']],
  ['cycling', { type: 'power', rangeMin: 199.6, rangeMax: 210 }, exact, range(POWER, 1200, 1210), ['figures']],
  ['cycling', { type: 'power', rangeMin: 1999, rangeMax: null }, exact, range(POWER, 2999, 3000), []],
  ['cycling', { type: 'power', percentMin: 90, percentMax: 94.6 }, exact, range(POWER, 90, 95), ['percents']],
  ['cycling', { type: 'power', percentMin: 89.4, percentMax: 94 }, exact, range(POWER, 89, 94), ['percents']],
  ['cycling', { type: 'power', percentMin: 980, percentMax: 980 }, {}, range(POWER, 950, 999), ['widened']],
  ['cycling', { type: 'heartrate', percentMin: 80, percentMax: 82 }, exact, zone(HEART_RATE, 2), ['heartRateZone']],
  ['cycling', { type: 'heartrate', percentMin: 110, percentMax: 115 }, exact, zone(HEART_RATE, 5), ['heartRateZone']],
  ['running', { type: 'heartrate', percentMin: 84, percentMax: 85 }, exact, zone(HEART_RATE, 1), ['heartRateZone']],
  [
    'running',
    { type: 'heartrate', zoneNumber: 4, percentMin: 84, percentMax: 85 },
    exact,
    zone(HEART_RATE, 4),
    ['heartRateZone'],
  ],
  ['running', { type: 'heartrate', rangeMin: 250, rangeMax: null }, exact, range(HEART_RATE, 350, 350), []],
  ['running', { type: 'heartrate', rangeMin: 0, rangeMax: null }, exact, range(HEART_RATE, 101, 350), []],
  ['running', { type: 'pace', zoneNumber: 3, ramp: 'falling' }, exact, zone(PACE, 3), ['ramp']],
  ['running', { type: 'pace', rangeMin: 0, rangeMax: null }, exact, undefined, []],
  ['running', { type: 'pace', rangeMin: 250, rangeMax: null }, exact, range(PACE, 200, 4000), []],
  ['running', { type: 'pace', rangeMin: 0, rangeMax: 250 }, exact, range(PACE, 4000, 30_000), []],
  // A pace as slow as the figure of an open end, or slower.
  ['running', { type: 'pace', rangeMin: 5000, rangeMax: null }, exact, range(PACE, 1, 200), []],
  ['running', { type: 'pace', rangeMin: 4900, rangeMax: null }, exact, range(PACE, 200, 204), []],
  // A pace faster than the figure of an open end.
  ['running', { type: 'pace', rangeMin: 0, rangeMax: 25 }, exact, range(PACE, 40_000, 40_000), []],
  ['swimming', { type: 'pace', rangeMin: 90, rangeMax: 100 }, exact, range(PACE, 1000, 1111), []],
  ['running', { type: 'pace', percentMin: 80, percentMax: 100 }, exact, zone(PACE, 3), ['paceZone']],
  ['running', { type: 'pace', percentMin: 160, percentMax: 170 }, exact, zone(PACE, 5), ['paceZone']],
  ['running', { type: 'pace', zoneNumber: 1, percentMin: 80, percentMax: 100 }, exact, zone(PACE, 1), ['paceZone']],
  [
    'running',
    { type: 'pace', percentMin: 80, percentMax: 100 },
    { ...exact, reference: 250 },
    range(PACE, 3200, 4000),
    ['pace'],
  ],
  // A ride has no zones of pace: its nominal speed at threshold is 9.722 m/s.
  ['cycling', { type: 'pace', percentMin: 80, percentMax: 100 }, exact, range(PACE, 7778, 9722), ['pace']],
])('on a %s watch the target %j with %j becomes %j', (sport, target, options, expected, lost) => {
  expect(deviceTargetOf(target, sportOf(sport), options)).toEqual({ target: expected, lost })
})
