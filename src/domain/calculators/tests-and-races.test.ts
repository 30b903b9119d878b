import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { parseDuration } from '../units/duration.ts'
import { cssFromTests } from './css-test.ts'
import { ftpFromRamp, ftpFromTwentyMinutes } from './ftp-test.ts'
import { thresholdPace } from './threshold-pace.ts'

const seconds = (typed: string) => parseDuration(typed)

describe('threshold pace from a race', () => {
  // Race times and threshold paces of one line each of the tables in Daniels' Running Formula (third edition).
  test.each([
    [30, 5000, '30:40', '6:24'],
    [30, 10_000, '63:46', '6:24'],
    [40, 5000, '24:08', '5:06'],
    [40, 10_000, '50:03', '5:06'],
    [40, 21_097.5, '1:50:59', '5:06'],
    [40, 42_195, '3:49:45', '5:06'],
    [50, 1500, '5:24', '4:15'],
    [50, 5000, '19:57', '4:15'],
    [50, 10_000, '41:21', '4:15'],
    [50, 21_097.5, '1:31:35', '4:15'],
    [50, 42_195, '3:10:49', '4:15'],
    [60, 5000, '17:03', '3:40'],
    [60, 10_000, '35:22', '3:40'],
    [60, 42_195, '2:43:25', '3:40'],
    [70, 5000, '14:55', '3:14'],
    [70, 42_195, '2:23:10', '3:14'],
  ])('VDOT %i: %d m in %s is a threshold of %s per kilometre', (vdot, metres, time, pace) => {
    const result = thresholdPace({ metres, seconds: seconds(time) })
    if (!result.ok) throw new Error(result.reason)
    expect(result.vdot).toBeCloseTo(vdot, 0)
    expect(Math.abs(result.secondsPerKm - (seconds(pace) ?? 0))).toBeLessThan(1)
  })

  test.each([
    [1499, '5:00', /from 1\.5 km to a marathon/],
    [50_000, '5:00:00', /from 1\.5 km to a marathon/],
    [Number.NaN, '5:00', /from 1\.5 km to a marathon/],
    [5000, 'soon', /Enter the time of your race/],
    [5000, '0', /Enter the time of your race/],
    [5000, '9:00', /faster than any record/],
    [1500, '29:00', /walking pace/],
  ])('%d m in %s is refused with a sentence', (metres, time, reason) => {
    expect(thresholdPace({ metres, seconds: seconds(time) })).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    })
  })

  testProperty('a faster race gives a faster threshold', 400, (drawing) => {
    const race = fc.tuple(fc.integer({ min: 1500, max: 42_195 }), fc.integer({ min: 170, max: 500 }))
    fc.assert(
      fc.property(race, ([metres, perKm]) => {
        const slow = thresholdPace({ metres, seconds: (metres / 1000) * perKm })
        const fast = thresholdPace({ metres, seconds: (metres / 1000) * (perKm - 1) })
        if (slow.ok && fast.ok) expect(fast.secondsPerKm).toBeLessThan(slow.secondsPerKm)
      }),
      drawing,
    )
  })

  test('an hour’s race is run at about threshold', () => {
    for (const metres of [10_000, 13_000, 16_000]) {
      const result = thresholdPace({ metres, seconds: 3600 })
      expect(result.ok && result.secondsPerKm / (3600 / (metres / 1000))).toBeCloseTo(1, 1)
    }
  })
})

describe('FTP from 20 minutes', () => {
  test('is 95 % of their mean power', () => {
    expect(ftpFromTwentyMinutes(280)).toEqual({ ok: true, ftp: 266 })
    expect(ftpFromTwentyMinutes(263)).toEqual({ ok: true, ftp: 250 })
  })

  test.each([0, -5, 19, 2001, Number.NaN])('is refused at %d W', (watts) => {
    expect(ftpFromTwentyMinutes(watts)).toMatchObject({ ok: false })
  })
})

describe('CSS from a 400 and a 200', () => {
  test('is the pace of the 200 between them', () => {
    // 400 m in 6:08 and 200 m in 2:56: 200 m in 192 s, 1:36 per 100.
    expect(cssFromTests({ seconds400: seconds('6:08'), seconds200: seconds('2.56') })).toEqual({ ok: true, css: 96 })
  })

  test.each([
    ['', '3:00', /Enter both times/],
    ['6:00', 'x', /Enter both times/],
    ['3:00', '6:00', /swapped/],
    ['6:00', '3:01', /faster than two of your 200/],
    ['3:10', '1:50', /faster than two/],
    ['3:20', '1:40', undefined],
    ['20:00', '2:00', /0:45 to 5:00/],
  ])('%j and %j', (four, two, reason) => {
    const result = cssFromTests({ seconds400: seconds(four), seconds200: seconds(two) })
    if (reason) expect(result).toEqual({ ok: false, reason: expect.stringMatching(reason) })
    else expect(result).toMatchObject({ ok: true })
  })
})

test('FTP is three quarters of the best minute of a ramp', () => {
  expect(ftpFromRamp(340)).toEqual({ ok: true, ftp: 255 })
  expect(ftpFromRamp(341)).toEqual({ ok: true, ftp: 256 })
})

test.each([19, 2501, Number.NaN])('a best minute of %d watts is refused', (watts) => {
  expect(ftpFromRamp(watts)).toMatchObject({ ok: false, reason: expect.stringContaining('from 20 to 2500') })
})
