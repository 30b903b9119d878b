import { describe, expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { secondsOf } from '../../workout/totals.ts'
import type { GenerateRequest } from '../request.ts'

type Length = Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>

const minutes: Length[] = [40, 50, 60, 75, 90, 120].map((durationValue) => ({
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue,
}))
const distance = (durationUnit: 'kilometers' | 'miles', ...values: number[]): Length[] =>
  values.map((durationValue) => ({ durationType: 'distance', durationUnit, durationValue }))
const runs = [...minutes, ...distance('kilometers', 8, 10, 12, 16), ...distance('miles', 5, 6, 8, 10)]
const rides = [...minutes, ...distance('kilometers', 25, 30, 40, 60), ...distance('miles', 15, 20, 25, 40)]

describe('by heart rate', () => {
  test.each([
    ['running', 'threshold', runs, 280],
    ['cycling', 'threshold', rides, 340],
    ['cycling', 'sweet spot', rides, 280],
    ['cycling', 'tempo', rides, 280],
  ] as const)('no bout of %s, %s is over before the pulse has settled', (sport, type, lengths, least) => {
    for (const length of lengths)
      for (let seed = 0; seed < 15; seed += 1) {
        const bouts = boutsOf(stepsOf(sport, type, length, seed), sport)
        expect(Math.min(...bouts), `${JSON.stringify(length)}, seed ${seed}`).toBeGreaterThanOrEqual(least)
      }
  })

  test('no interval of a run is longer than six and a half minutes', () => {
    for (const length of runs)
      for (let seed = 0; seed < 25; seed += 1) {
        const bouts = boutsOf(stepsOf('running', 'interval', length, seed), 'running')
        expect(Math.max(...bouts), `${JSON.stringify(length)}, seed ${seed}`).toBeLessThanOrEqual(390)
      }
  })

  test('an interval ride never begins with a single bout at VO2 Max', () => {
    for (const length of rides)
      for (let seed = 0; seed < 25; seed += 1) {
        const work = stepsOf('cycling', 'interval', length, seed).filter(
          ({ intensity, target }) => intensity === 'interval' && (target?.zoneNumber ?? 0) >= 4,
        )
        const zones = work.map(({ target }) => target?.zoneNumber)
        const isLone = zones[0] === 5 && zones.slice(1).every((zone) => zone === 4)
        expect(isLone, `${JSON.stringify(length)}, seed ${seed}`).toBe(false)
      }
  })

  test('an easy run of less than an hour and a half has no jogs but those between strides', () => {
    for (const durationValue of [30, 45, 60, 75])
      for (let seed = 0; seed < 25; seed += 1) {
        const request = { durationType: 'time', durationUnit: 'minutes', durationValue } as const
        const steps = stepsOf('running', 'endurance', request, seed)
        const jogs = steps.filter(({ intensity, duration }) => intensity === 'recovery' && duration.value > 60)
        expect(jogs, `${durationValue} minutes, seed ${seed}`).toEqual([])
      }
  })

  test('what takes two minutes or more has a zone', () => {
    for (const { sport, type } of everyPair.filter((one) => !sportOf(one.sport).inPool))
      for (const length of sport === 'running' ? runs : rides)
        for (let seed = 0; seed < 10; seed += 1) {
          const felt = stepsOf(sport, type, length, seed).filter(({ effort = 0 }) => effort > 4)
          const long = felt.filter((step) => secondsOf(step, sport) >= 120)
          expect(long, `${sport} ${type} ${JSON.stringify(length)}, seed ${seed}`).toEqual([])
        }
  })
})

function stepsOf(sport: SportId, type: WorkoutType, length: Length, seed: number): Step[] {
  return unroll(generate({ ...usualRequest(sport, type), ...length, workoutMetric: 'heartrate' }, { seed }).steps)
}

/** The seconds of each bout; work in a row is one. */
function boutsOf(steps: readonly Step[], sport: SportId): number[] {
  const bouts: number[] = []
  let isGoingOn = false
  for (const step of steps) {
    const isWork = (step.target?.zoneNumber ?? 0) >= 3 && step.intensity !== 'warmup'
    if (isWork) bouts.push(secondsOf(step, sport) + (isGoingOn ? (bouts.pop() ?? 0) : 0))
    isGoingOn = isWork
  }
  return bouts
}
