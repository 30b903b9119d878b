import { expect, test } from 'vitest'
import { defaultTitle } from './default-title.ts'

test.each([
  ['time', 'minutes', 45, 'running', 'threshold', '45 min Running Threshold'],
  ['time', 'minutes', 62.5, 'cycling', 'sweet spot', '1:02:30 min Cycling Sweet Spot'],
  ['distance', 'kilometers', 10, 'running', 'tempo', '10 km Running Tempo'],
  ['distance', 'miles', 6.25, 'cycling', 'v02 max', '6.25 mi Cycling VO2 Max'],
  ['distance', 'meters', 2000, 'swimming', 'ladder sets', '2000 m Swimming Ladder Sets'],
  ['distance', 'yards', 1500, 'swimming', 'endurance', '1500 yd Swimming Endurance'],
] as const)(
  'a generated workout by %s in %s of %f for %s %s is called "%s"',
  (durationType, durationUnit, durationValue, sport, workoutType, title) => {
    expect(defaultTitle({ durationType, durationUnit, durationValue, sport, workoutType })).toBe(title)
  },
)
