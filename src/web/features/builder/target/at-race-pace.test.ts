import { expect, test } from 'vitest'
import { racePercents } from '#domain/calculators/race-pace.ts'
import { races } from '#domain/sports/races.ts'
import { atRacePace } from './at-race-pace.ts'
import { readTarget } from './read-target.ts'
import { targetFormOf } from './target-form.ts'

test('the pace of a race is stored as the percents that the text form reads it as', () => {
  const zoneRamp = targetFormOf({ type: 'pace', zoneNumber: 2, ramp: 'falling' }, 'running', 'mile')
  for (const race of races)
    for (const threshold of [180, 240, 420]) {
      const [percentMin, percentMax] = racePercents(race, threshold)
      expect(readTarget(atRacePace(zoneRamp, race, threshold))).toEqual({
        target: { type: 'pace', percentMin, percentMax },
      })
    }
})
