import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { type Race, raceMetres, races } from '../sports/races.ts'
import { parseDuration } from '../units/duration.ts'
import { racePercents } from './race-pace.ts'
import { thresholdPace } from './threshold-pace.ts'

const middle = (race: Race, threshold: number) => {
  const [low, high] = racePercents(race, threshold)
  return (low + high) / 2
}

// Race times and threshold paces of the tables in Daniels' Running Formula (third edition).
test.each<[vdot: number, Race, time: string, threshold: string]>([
  [40, '5k', '24:08', '5:06'],
  [40, '10k', '50:03', '5:06'],
  [40, 'half marathon', '1:50:59', '5:06'],
  [40, 'marathon', '3:49:45', '5:06'],
  [50, '1500m', '5:24', '4:15'],
  [50, '5k', '19:57', '4:15'],
  [50, '10k', '41:21', '4:15'],
  [50, 'half marathon', '1:31:35', '4:15'],
  [50, 'marathon', '3:10:49', '4:15'],
  [70, '5k', '14:55', '3:14'],
  [70, 'marathon', '2:23:10', '3:14'],
])('at VDOT %d the pace of %s is that of %s, at a threshold of %s', (_, race, time, pace) => {
  const threshold = parseDuration(pace) ?? Number.NaN
  const secondsPerKm = (100 * threshold) / middle(race, threshold)
  expect(Math.abs(secondsPerKm - (1000 * (parseDuration(time) ?? 0)) / raceMetres[race])).toBeLessThan(1)
})

describe('as multiples of the threshold pace', () => {
  const multiples = (threshold: number) => races.map((race) => 100 / middle(race, threshold))

  // The figures that coaches round these to.
  test.each([
    ['4:15', [0.85, 0.9, 0.94, 0.97, 1.02, 1.06]],
    ['5:40', [0.88, 0.93, 0.96, 1.0, 1.05, 1.08]],
  ])('races at a threshold of %s', (pace, expected) => {
    multiples(parseDuration(pace) ?? Number.NaN).forEach((multiple, index) => {
      expect(Math.abs(multiple - (expected[index] ?? 0))).toBeLessThan(0.012)
    })
  })

  test('a range lies 1 % to either side of the pace, in tenths', () => {
    expect(racePercents('10k', 255)).toEqual([101.9, 104])
  })
})

testProperty('shorter races are faster, and slower runners race nearer to their threshold', 300, (drawing) => {
  fc.assert(
    fc.property(fc.integer({ min: 120, max: 890 }), (threshold) => {
      const percents = races.map((race) => middle(race, threshold))
      expect(percents).toEqual(percents.toSorted((one, other) => other - one))
      if (threshold > 170) expect(middle('1500m', threshold + 10)).toBeLessThanOrEqual(middle('1500m', threshold) + 0.1)
    }),
    drawing,
  )
})

testProperty('the threshold of a race gives its pace again', 300, (drawing) => {
  const race = fc.tuple(fc.constantFrom(...races), fc.integer({ min: 190, max: 480 }))
  fc.assert(
    fc.property(race, ([name, perKm]) => {
      const metres = raceMetres[name]
      const result = thresholdPace({ metres, seconds: (metres / 1000) * perKm })
      if (!result.ok) return
      expect(Math.abs((100 * result.secondsPerKm) / middle(name, result.secondsPerKm) - perKm)).toBeLessThan(0.5)
    }),
    drawing,
  )
})
