import { describe, expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { sportOf } from '../../sports/registry.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { secondsOf } from '../../workout/totals.ts'

const hardTypes = ['interval', 'threshold', 'sweet spot', 'v02 max']
const hardPairs = everyPair
  .filter(({ sport, type }) => !sportOf(sport).inPool && hardTypes.includes(type))
  .map(({ sport, type }) => [sport, type] as const)

describe('a short session', () => {
  test.each(hardPairs)('of %s, %s has nine minutes or more before the work from half an hour on', (sport, type) => {
    for (const durationValue of [30, 33, 35, 40, 45])
      for (let seed = 0; seed < 15; seed += 1) {
        const steps = unroll(generate({ ...usualRequest(sport, type), durationValue }, { seed }).steps)
        const first = steps.findIndex(isWork)
        expect(first).toBeGreaterThan(0)
        const before = steps.slice(0, first)
        const seconds = before.reduce((sum, step) => sum + secondsOf(step, sport), 0)
        expect(seconds, `${durationValue} minutes, seed ${seed}`).toBeGreaterThanOrEqual(540)
      }
  })

  test.each(hardPairs)('of %s, %s keeps time to warm up in twenty minutes', (sport, type) => {
    const metric = sportOf(sport).metrics
    const seconds = metric.flatMap((workoutMetric) =>
      Array.from({ length: 40 }, (_, seed) => {
        const request = { ...usualRequest(sport, type), durationValue: 20, workoutMetric }
        const steps = unroll(generate(request, { seed }).steps)
        const before = steps.slice(0, steps.findIndex(isWork))
        return before.reduce((sum, step) => sum + secondsOf(step, sport), 0)
      }),
    )
    const isShort = (one: number) => one < 210
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(120)
    expect(seconds.filter(isShort).length / seconds.length).toBeLessThanOrEqual(0.12)
  })

  test('of VO2 Max has no warm-up of odd seconds', () => {
    for (const durationValue of [20, 30, 40])
      for (let seed = 0; seed < 60; seed += 1) {
        const { steps } = generate({ ...usualRequest('cycling', 'v02 max'), durationValue }, { seed })
        const [first] = unroll(steps)
        expect((first?.duration.value ?? 0) % 30, `${durationValue} minutes, seed ${seed}`).toBe(0)
      }
  })

  test.each([
    ['running', 'interval', 30],
    ['running', 'threshold', 30],
    ['running', 'tempo', 30],
    ['cycling', 'sweet spot', 30],
    ['cycling', 'v02 max', 30],
    ['cycling', 'threshold', 30],
    ['cycling', 'tempo', 30],
    ['cycling', 'interval', 25],
  ] as const)('of %s, %s says that %i minutes are enough, and only below them', (sport, type, enough) => {
    const remarksAt = (durationValue: number) =>
      generate({ ...usualRequest(sport, type), durationValue }, { seed: 1 }).remarks.join()
    expect(remarksAt(enough - 1)).toContain(`ask for ${enough} minutes or more`)
    expect(remarksAt(enough)).toBe('')
  })

  test('of an endurance ride is mostly ridden in zone 2', () => {
    const shares = [30, 40, 45, 60, 75, 90].flatMap((durationValue) =>
      (['power', 'heartrate'] as const).flatMap((workoutMetric) =>
        Array.from({ length: 25 }, (_, seed) => {
          const request = { ...usualRequest('cycling', 'endurance'), durationValue, workoutMetric }
          const steps = unroll(generate(request, { seed }).steps)
          // The ramp of a warm-up is on its way there.
          const firm = steps.filter(({ target }) => target?.zoneNumber === 2)
          return firm.reduce((sum, step) => sum + secondsOf(step, 'cycling'), 0) / (60 * durationValue)
        }),
      ),
    )
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.7)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.76)
  })
})

function isWork({ intensity, target }: Step): boolean {
  if (intensity !== 'interval' && intensity !== 'active') return false
  return intensity === 'interval' || (target?.zoneNumber ?? 0) >= 4
}
