import { expect, test } from 'vitest'
import { zoneAt } from './zones.ts'

test.each([
  ['cycling', 30, 1],
  ['cycling', 55, 1],
  ['cycling', 55.1, 2],
  ['cycling', 70.5, 2],
  ['cycling', 70.6, undefined],
  ['cycling', 74.7, undefined],
  ['cycling', 74.8, 3],
  ['cycling', 95.6, 4],
  ['cycling', 95.8, 5],
  ['cycling', 115, undefined],
  ['cycling', 250, 7],
  ['cycling', 300, 7],
  ['running', 50, 1],
  ['running', 80, 2],
  ['running', 130, 5],
  ['swimming', 70, 1],
  ['swimming', 120, 5],
] as const)('%s at %d %% of threshold is in zone %s', (sport, percent, zone) => {
  expect(zoneAt(percent, sport)).toBe(zone)
})
