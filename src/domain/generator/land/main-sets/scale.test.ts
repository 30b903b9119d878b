import { describe, expect, test } from 'vitest'
import { sportOf } from '../../../sports/registry.ts'
import { paceOf, scaleOf } from './scale.ts'

const [run, ride] = [sportOf('running'), sportOf('cycling')]
const lengths = { minutes: [2, 4.3], metres: [406, 1000], miles: [0.25, 0.626] }

describe('by time', () => {
  const clock = scaleOf(run, 'minutes')

  test('a tick is five seconds in every zone', () => {
    expect(clock.secondsPerTick).toEqual(Array(8).fill(5))
    expect(clock.ticksOf(lengths, 4)).toEqual([24, 52])
    expect(clock.timed?.(62, 4)).toBe(12.4)
    expect(clock.nearest?.(76, 4)).toBe(18)
    expect(clock.nearest?.(1, 4)).toBe(1)
    expect(paceOf(clock, run, 300)).toBe(1)
  })

  test('coaches write recoveries of a quarter of a minute to a quarter of an hour', () => {
    expect(clock.pauses.at(0)).toBe(3)
    expect(clock.pauses.at(-1)).toBe(180)
  })
})

describe('by distance', () => {
  test('a length is that of its unit, and computed from the minutes of a ride where it is not given', () => {
    expect(scaleOf(run, 'kilometers').ticksOf(lengths, 4)).toEqual([41, 100])
    expect(scaleOf(run, 'miles').ticksOf(lengths, 4)).toEqual([25, 63])
    // 35 km/h at threshold.
    const ticks = scaleOf(ride, 'kilometers').ticksOf({ minutes: [1, 10, 30] }, 5)
    expect(ticks).toEqual([60, 600, 1800])
    expect(scaleOf(ride, 'kilometers').ticksOf({ minutes: [10, 10.01] }, 5)).toEqual([600])
  })

  test('lengths are rounded as people write them', () => {
    const rounded = (unit: 'kilometers' | 'miles', ticks: number) => {
      const scale = scaleOf(ride, unit)
      return scale.nearest?.(ticks * (scale.secondsPerTick[5] ?? 0), 5)
    }
    expect([3, 194, 206, 212, 980, 1040].map((ticks) => rounded('kilometers', ticks))).toEqual([
      10, 190, 200, 200, 1000, 1000,
    ])
    expect([3, 60, 80, 110, 130, 980, 1040].map((ticks) => rounded('miles', ticks))).toEqual([
      25, 50, 75, 100, 150, 1000, 1000,
    ])
  })

  test('a ride takes the time of its power: a higher zone is faster', () => {
    const { secondsPerTick, timed } = scaleOf(ride, 'kilometers')
    expect((secondsPerTick[5] ?? 0) * 100).toBeCloseTo(3600 / 35, 0)
    // Half of the power is four fifths of the speed.
    expect((secondsPerTick[5] ?? 0) / (secondsPerTick[1] ?? 0)).toBeCloseTo(0.78, 2)
    expect(timed?.(60, 5)).toBeCloseTo(60 / (secondsPerTick[5] ?? 0))
    expect(paceOf(scaleOf(ride, 'kilometers'), ride, 250)).toBe(1)
  })

  test('a run takes the time of the athlete', () => {
    const kilometres = scaleOf(run, 'kilometers')
    expect((kilometres.secondsPerTick[4] ?? 0) * 100 * paceOf(kilometres, run, 300)).toBeCloseTo(300, -1)
    expect(paceOf(kilometres, run, 300) / paceOf(kilometres, run, 240)).toBeCloseTo(1.25)
    const miles = scaleOf(run, 'miles')
    expect((miles.secondsPerTick[2] ?? 0) / (kilometres.secondsPerTick[2] ?? 0)).toBeCloseTo(1.609)
    expect(kilometres.nearest).toBeUndefined()
    expect(kilometres.timed).toBeUndefined()
  })

  test('recoveries are a hundred metres to six kilometres, or a quarter of a mile to four miles', () => {
    expect([0, -1].map((at) => scaleOf(run, 'kilometers').pauses.at(at))).toEqual([10, 600])
    expect([0, -1].map((at) => scaleOf(run, 'miles').pauses.at(at))).toEqual([25, 400])
  })
})
