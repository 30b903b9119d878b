import { describe, expect, test } from 'vitest'
import { heartRateEffort, heartRateZones } from './heart-rate.ts'
import { sportOf } from './registry.ts'

describe('percent of threshold heart rate', () => {
  test.each([
    ['running', 70, 100 / 1.4],
    ['running', 85, 100 / 1.29],
    ['running', 100, 100 / 0.97],
    ['running', 130, 100 / 0.87],
    ['running', 10, 100 / 1.4],
    ['swimming', 95, 100 / 1.03],
    ['cycling', 81, 55],
    ['cycling', 94, 87.14],
    ['cycling', 100, 105.23],
    ['cycling', 106, 150],
  ] as const)('on a %s session %d %% is an effort of %d', (sport, percent, effort) => {
    expect(heartRateEffort(percent, sportOf(sport))).toBeCloseTo(effort, 9)
  })

  test('rises from the first zone to the last', () => {
    for (const sport of (['running', 'cycling', 'swimming'] as const).map(sportOf)) {
      const efforts = Array.from({ length: 40 }, (_, step) => heartRateEffort(68 + step, sport))
      expect(efforts).toEqual(efforts.toSorted((a, b) => a - b))
    }
  })

  test('zones follow each other without a gap', () => {
    const zones = heartRateZones(sportOf('running'))
    expect(zones.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    zones.slice(1).forEach(({ percentMin }, index) => {
      expect(percentMin).toBe(zones[index]?.percentMax)
    })
  })
})
