import { expect, test } from 'vitest'
import { breath, brokenRest, buildUpRest, cssRest, easyRest, fastRest, type RestRule, rungRest } from './rests.ts'

/** Short, usual and long rests after a distance. */
const secondsAfter = (rule: RestRule, metres: number) => ([0, 1, 2] as const).map((ease) => rule(metres, ease).seconds)

test.each<[string, number, RestRule, number[]]>([
  ['critical speed', 50, cssRest, [10, 10, 10]],
  ['critical speed', 100, cssRest, [10, 15, 20]],
  ['critical speed', 200, cssRest, [15, 20, 30]],
  ['critical speed', 400, cssRest, [25, 30, 40]],
  ['fast', 25, fastRest, [10, 10, 15]],
  ['fast', 50, fastRest, [15, 20, 30]],
  ['fast', 100, fastRest, [30, 40, 60]],
  ['fast', 200, fastRest, [60, 60, 60]],
  ['a rung', 100, rungRest, [10, 15, 15]],
  ['a rung', 400, rungRest, [25, 30, 45]],
  ['easy', 100, easyRest, [10, 10, 10]],
  ['easy', 200, easyRest, [10, 15, 20]],
  ['easy', 400, easyRest, [15, 25, 30]],
  ['easy', 800, easyRest, [30, 30, 30]],
  ['easy', 1500, easyRest, [55, 55, 55]],
  ['a build-up', 25, buildUpRest, [15, 15, 15]],
  ['a build-up', 15, buildUpRest, [10, 10, 10]],
  ['a broken swim', 400, brokenRest, [45, 45, 50]],
  ['a piece of a broken swim', 100, breath, [10, 10, 15]],
])('the rests after %s of %i m', (_, metres, rule, seconds) => {
  expect(secondsAfter(rule, metres)).toEqual(seconds)
})

test('a longer swim at one speed never rests less, and the rest lies within its limits', () => {
  for (const rule of [cssRest, fastRest, rungRest, easyRest])
    for (const ease of [0, 1, 2] as const) {
      let before = 0
      for (let metres = 25; metres <= 2000; metres += 25) {
        const { seconds, least, most } = rule(metres, ease)
        expect(seconds % 5).toBe(0)
        expect(seconds).toBeGreaterThanOrEqual(before)
        expect(seconds).toBeGreaterThanOrEqual(Math.min(60, least))
        // No multiple of 5 s may lie between the limits of a short swim.
        expect(seconds).toBeLessThan(most + 5)
        before = seconds
      }
    }
})

test('the limits of a rest are 10 s and a minute, and shares of the distance between', () => {
  expect(cssRest(100, 1)).toEqual({ seconds: 15, least: 10, most: expect.closeTo(29, 6) })
  expect(cssRest(400, 1)).toEqual({ seconds: 30, least: 22, most: 60 })
  expect(cssRest(25, 1)).toEqual({ seconds: 10, least: 10, most: 10 })
})
