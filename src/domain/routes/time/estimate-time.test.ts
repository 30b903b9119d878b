import { describe, expect, test } from 'vitest'
import { estimateTime } from './estimate-time.ts'
import { rideSpeed } from './ride-speed.ts'

describe('the time of a run', () => {
  test('is that of steady running, 1.2 times the threshold pace', () => {
    const { seconds, basis } = estimateTime({ metres: 10_000 }, 'foot-walking', { reference: 300 })
    expect(seconds).toBeCloseTo(3600)
    expect(basis).toBe('own')
  })

  test('reads a threshold pace per mile', () => {
    const athlete = { reference: 480, paceUnit: 'mile' } as const
    expect(estimateTime({ metres: 1609.344 }, 'foot-walking', athlete).seconds).toBeCloseTo(576)
  })

  test('takes as long for 100 m of climb as for 792 m of way', () => {
    const athlete = { reference: 300 }
    const hilly = estimateTime({ metres: 10_000, climbMetres: 100 }, 'foot-walking', athlete)
    expect(hilly.seconds).toBeCloseTo(estimateTime({ metres: 10_792 }, 'foot-walking', athlete).seconds)
  })

  test('is 10 km/h without a threshold pace', () => {
    expect(estimateTime({ metres: 10_000 }, 'foot-walking', {})).toEqual({ seconds: 3600, basis: 'usual' })
  })
})

describe('the time of a ride', () => {
  test('comes from FTP: an easy hour of a rider with 250 W is about 28 km on the flat', () => {
    const { seconds, basis } = estimateTime({ metres: 28_000 }, 'cycling-road', { reference: 250 })
    expect(seconds / 60).toBeGreaterThan(55)
    expect(seconds / 60).toBeLessThan(65)
    expect(basis).toBe('own')
  })

  test('is longer with climbs, and for a heavier rider who climbs', () => {
    const flat = estimateTime({ metres: 40_000 }, 'cycling-road', { reference: 250 }).seconds
    const hilly = (weightKilograms: number) =>
      estimateTime({ metres: 40_000, climbMetres: 600 }, 'cycling-road', { reference: 250, weightKilograms }).seconds
    expect(hilly(75)).toBeGreaterThan(flat + 300)
    expect(hilly(95)).toBeGreaterThan(hilly(75))
  })

  test('is finite where the loop only climbs and descends', () => {
    const { seconds } = estimateTime({ metres: 2_000, climbMetres: 400 }, 'cycling-road', { reference: 200 })
    expect(seconds).toBeGreaterThan(600)
    expect(seconds).toBeLessThan(4_000)
  })

  test('is 25 km/h without FTP', () => {
    expect(estimateTime({ metres: 25_000 }, 'cycling-road', {})).toEqual({ seconds: 3600, basis: 'usual' })
  })
})

test('the speed of a ride meets the power it takes, and downhill it is that of a rider who brakes', () => {
  // 200 W, 84 kg, flat: 4.12 N of rolling, 0.216 v² of drag.
  const speed = rideSpeed(200, 84, 0)
  expect(speed * (84 * 9.81 * 0.005 + 0.216 * speed * speed)).toBeCloseTo(200 * 0.97, 3)
  expect(rideSpeed(200, 84, -0.1)).toBeCloseTo(12.5)
})
