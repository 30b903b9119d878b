import { expect, test } from 'vitest'
import { betweenZones } from './between-zones.ts'
import { type SportId, sportOf } from './registry.ts'

test.each<[SportId, low: number, high: number, ...zones: string[]]>([
  ['cycling', 106, 120, 'Threshold', 'VO2 Max'],
  ['cycling', 110, 110, 'Threshold', 'VO2 Max'],
  ['cycling', 105.23, 130, 'Threshold', 'VO2 Max'],
  ['cycling', 71, 74, 'Endurance', 'Tempo'],
  ['cycling', 160, 190, 'VO2 Max', 'Neuromuscular'],
  ['cycling', 100, 105],
  ['cycling', 100, 110],
  ['cycling', 106, 131],
  ['cycling', 60, 160],
  ['cycling', 30, 35],
  ['cycling', 75.23, 75.23],
  ['cycling', 105.23, 105.23],
  ['cycling', 260, 270],
  ['running', 101.9, 104],
  ['running', 98, 102],
  ['swimming', 101, 103],
])('on a session of %s, %d to %d percent are between two zones, or not', (sport, low, high, ...zones) => {
  expect(betweenZones([low, high], sportOf(sport)) ?? []).toEqual(zones)
})
