import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { convertPace, formatPace } from '../units/pace.ts'
import { cyclingZones, parseWatts } from './cycling.ts'
import { paceZonesOf } from './pace-zones.ts'
import { runningZones } from './running.ts'
import { swimmingZones } from './swimming.ts'

describe('cycling', () => {
  test('an FTP of 250 W gives fourteen whole figures', () => {
    const result = cyclingZones('250')
    expect(result.ok && result.zones.map(({ name, min, max }) => [name, min, max])).toEqual([
      ['Active Recovery', 100, 138],
      ['Endurance', 138, 175],
      ['Tempo', 188, 207],
      ['Sweet Spot', 218, 238],
      ['Threshold', 240, 263],
      ['VO2 Max', 325, 375],
      ['Neuromuscular', 500, 625],
    ])
  })

  test.each(['', 'abc', '0', '-200', '2001', '1e9'])('an FTP of %j is refused with a sentence', (typed) => {
    expect(cyclingZones(typed)).toEqual({ ok: false, reason: expect.stringMatching(/^Enter your FTP in watts/) })
  })

  test.each([
    ['250', 250],
    [' 250 W', 250],
    ['250watts', 250],
    ['262,5', 262.5],
    ['2 50', undefined],
  ])('%j is read as %s watts', (typed, watts) => {
    expect(parseWatts(typed)).toBe(watts)
  })
})

describe('running', () => {
  test('a threshold of 4:30 per kilometre gives paces to the second, the outer bounds open', () => {
    const result = runningZones('4.30', 'kilometers')
    expect(result.ok && result.zones.map(({ name, min, max }) => [name, written(min), written(max)])).toEqual([
      ['Easy', undefined, '5:48'],
      ['Steady', '5:48', '5:08'],
      ['Moderately Hard', '5:08', '4:44'],
      ['Hard', '4:44', '4:22'],
      ['Very Hard', '4:22', undefined],
    ])
  })

  test('mm.ss and mm:ss are the same', () => {
    expect(runningZones('4.05', 'kilometers')).toEqual(runningZones('4:05', 'kilometers'))
    expect(runningZones('4.5', 'kilometers')).toEqual(runningZones('4:50', 'kilometers'))
  })

  test('in miles the paces are per mile', () => {
    const result = runningZones('7:15', 'miles')
    expect(result.ok && result.zones[3]).toMatchObject({ min: Math.round(435 * 1.05), max: Math.round(435 * 0.97) })
  })

  test('the zones of one unit can be shown in the other', () => {
    const [, steady] = paceZonesOf('running', 270, 'km', 'mile')
    expect(steady?.max).toBe(Math.round(convertPace(270 * 1.14, 'km', 'mile')))
  })

  test('a pace that is invalid, or that nobody runs, is refused with a sentence', () => {
    expect(runningZones('4:61', 'kilometers')).toEqual({
      ok: false,
      reason: 'Enter your threshold pace as minutes and seconds, such as 5:00.',
    })
    expect(runningZones('1:00', 'kilometers')).toEqual({
      ok: false,
      reason: 'Enter a threshold pace from 2:00 to 15:00 per kilometer.',
    })
    expect(runningZones('3:00', 'miles')).toMatchObject({ reason: expect.stringMatching(/3:14 to 24:08 per mile/) })
  })
})

describe('swimming', () => {
  test('a CSS of 1:40 per 100 m gives speeds with two decimals and paces to the second', () => {
    const result = swimmingZones('1:40', 'meters')
    expect(result.ok && result.zones).toEqual([
      { number: 1, name: 'Easy', min: undefined, max: { speed: 0.87, pace: 115 } },
      { number: 2, name: 'Steady', min: { speed: 0.87, pace: 115 }, max: { speed: 0.93, pace: 108 } },
      { number: 3, name: 'Moderately Hard', min: { speed: 0.93, pace: 108 }, max: { speed: 0.97, pace: 103 } },
      { number: 4, name: 'Hard', min: { speed: 0.97, pace: 103 }, max: { speed: 1.02, pace: 98 } },
      { number: 5, name: 'Very Hard', min: { speed: 1.02, pace: 98 }, max: undefined },
    ])
  })

  test('yards are counted in yards: the same figures as for as many metres', () => {
    const [metres, yards] = [swimmingZones('1:30', 'meters'), swimmingZones('1:30', 'yards')]
    expect(yards).toEqual(metres)
  })

  test('an invalid CSS is refused with a sentence', () => {
    expect(swimmingZones('fast', 'meters')).toEqual({
      ok: false,
      reason: 'Enter your critical swim speed as minutes and seconds, such as 1:50.',
    })
  })
})

testProperty(
  'adjacent zones share a figure, and every zone runs from its easier bound to its harder one',
  400,
  (drawing) => {
    const watts = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(watts, (ftp) => {
        const result = cyclingZones(ftp)
        if (!result.ok) throw new Error(result.reason)
        expect(result.zones[1]?.min).toBe(result.zones[0]?.max)
        const figures = result.zones.flatMap(({ min, max }) => [min, max])
        expect(figures).toEqual(figures.toSorted((one, other) => one - other))
        expect(figures.every(Number.isInteger)).toBe(true)
      }),
      drawing,
    )
    const pace = fc.integer({ min: 46, max: 895 })
    fc.assert(
      fc.property(pace, fc.boolean(), (seconds, miles) => {
        const run = runningZones(formatPace(seconds), miles ? 'miles' : 'kilometers')
        if (run.ok) expectToMeet(run.zones.map(({ min, max }) => [min, max]))
        const swim = swimmingZones(formatPace(seconds), miles ? 'yards' : 'meters')
        if (!swim.ok) return
        expectToMeet(swim.zones.map(({ min, max }) => [min?.pace, max?.pace]))
        expectToMeet(swim.zones.map(({ min, max }) => [min && -min.speed, max && -max.speed]))
      }),
      drawing,
    )
  },
)

/** The bounds of five zones, seconds or negative speeds: less is harder. */
function expectToMeet(zones: readonly (readonly [number | undefined, number | undefined])[]) {
  expect(zones[0]?.[0]).toBeUndefined()
  expect(zones[4]?.[1]).toBeUndefined()
  zones.slice(1).forEach(([min], index) => {
    expect(min).toBe(zones[index]?.[1])
  })
  const bounds = zones.slice(1).map(([min]) => min ?? Number.NaN)
  expect(bounds).toEqual(bounds.toSorted((one, other) => other - one))
}

const written = (seconds: number | undefined) => seconds && formatPace(seconds)
