import { describe, expect, test } from 'vitest'
import { swimContext } from '#tests/support/workouts/swims.ts'
import { aerobic } from '../styles/easy-styles.ts'
import type { Rest } from '../styles/rests.ts'
import { atCss, broken } from '../styles/work-styles.ts'
import { leavesOnSendOff, type RestedSwim, roundUpToFives, sendOffFor, writeRested } from './send-off.ts'

/** At a critical speed of 1:45 for 100 m. */
const pool = swimContext()

/** 100 m at a percent of critical speed, which take 10,500 s divided by it, and the rest after them. */
const swum = (percent: number, rest: Partial<Rest> = {}): RestedSwim => ({
  style: { ...atCss, percents: () => [percent, percent] },
  lengths: 4,
  rest: { seconds: 15, least: 10, most: 60, ...rest },
})

describe('a send-off', () => {
  test('is the multiple of 5 s at or above the swim and its rest', () => {
    expect(sendOffFor([swum(100)], pool)).toBe(120)
    expect(sendOffFor([swum(100, { seconds: 16 })], pool)).toBe(125)
    expect(roundUpToFives(120)).toBe(120)
    expect(roundUpToFives(120.1)).toBe(125)
  })

  test('is the one of the slowest of several swims', () => {
    expect(sendOffFor([swum(105, { seconds: 30 }), swum(100)], pool)).toBe(120)
    expect(sendOffFor([swum(100), swum(100, { seconds: 25 })], pool)).toBe(130)
  })

  test('is 5 s less where any of them would rest too long', () => {
    expect(sendOffFor([swum(105, { most: 20 }), swum(100)], pool)).toBe(120)
    expect(sendOffFor([swum(105, { most: 19 }), swum(100)], pool)).toBe(115)
    expect(sendOffFor([swum(100, { most: 14 })], pool)).toBe(115)
  })

  test('leaves each of them its least rest', () => {
    expect(sendOffFor([swum(105, { least: 19, most: 19 }), swum(100)], pool)).toBe(120)
    expect(sendOffFor([swum(100, { least: 16, seconds: 10 })], pool)).toBe(125)
  })

  test('belongs to swims at critical speed and faster that have a pace and no rest of their own', () => {
    const byHeartRate = swimContext({ workoutMetric: 'heartrate', referenceValue: undefined })
    expect(leavesOnSendOff(atCss, pool)).toBe(true)
    expect(leavesOnSendOff({ ...atCss, zone: 3 }, pool)).toBe(false)
    expect(leavesOnSendOff({ ...atCss, hasPace: false }, pool)).toBe(false)
    expect(leavesOnSendOff(broken, pool)).toBe(false)
    expect(leavesOnSendOff(atCss, byHeartRate)).toBe(false)
  })

  test('stands in the swim, and others are followed by a rest', () => {
    expect(writeRested(swum(100), pool)).toMatchObject([{ ticks: 4, extras: { sendOff: 120 } }])
    expect(writeRested(swum(100), pool, { sendOff: 150 })).toMatchObject([{ extras: { sendOff: 150 } }])
    expect(writeRested({ ...swum(100), style: aerobic }, pool, { intensity: 'warmup' })).toMatchObject([
      { intensity: 'warmup', ticks: 4 },
      { intensity: 'rest', zone: null, ticks: 15 },
    ])
  })
})
