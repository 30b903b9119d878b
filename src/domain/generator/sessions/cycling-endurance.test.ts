import { beforeAll, describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type Piece, unroll } from '../plan/plan.ts'

const SEEDS = 80

/** `pieces`: what lies between warm-up and cool-down. */
type Ride = { minutes: number; total: number; warmup: Piece; pieces: Piece[]; cooldown: Piece }
let rides: Ride[] = []
let byHeartRate: Ride[] = []

beforeAll(() => {
  rides = [10, 14, 17, 20, 30, 35, 40, 50, 60, 75, 90, 120, 149, 150, 180, 240, 360].flatMap((minutes) =>
    draw(minutes, 'power'),
  )
  byHeartRate = [60, 180, 300].flatMap((minutes) => draw(minutes, 'heartrate'))
})

function draw(minutes: number, workoutMetric: 'power' | 'heartrate'): Ride[] {
  const { session } = acceptOrThrow({ ...usualRequest('cycling', 'endurance'), workoutMetric, durationValue: minutes })
  return Array.from({ length: SEEDS }, (_, seed) => {
    const pieces = unroll(session.draw(seed).blocks)
    return {
      minutes,
      total: 60 * minutes,
      warmup: pieces[0] as Piece,
      pieces: pieces.slice(1, -1),
      cooldown: pieces.at(-1) as Piece,
    }
  })
}

const secondsOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { ticks }) => sum + 5 * ticks, 0)
const named = ({ pieces }: Ride, ...names: string[]) => pieces.filter(({ name }) => names.includes(name))
const ridesWith = (...names: string[]) => rides.filter((ride) => named(ride, ...names).length > 0)
const namesIn = (some: readonly Ride[]) =>
  [...new Set(some.flatMap(({ pieces }) => pieces.map(({ name }) => name)))].toSorted()
/** The least and the most of some figures. */
const rangeOf = (figures: readonly number[]) => [Math.min(...figures), Math.max(...figures)]
const lengthsOf = (...names: string[]) =>
  rangeOf(rides.flatMap((ride) => named(ride, ...names).map((one) => 5 * one.ticks)))
const countsOf = (...names: string[]) => rangeOf(ridesWith(...names).map((ride) => named(ride, ...names).length))

describe('an endurance ride', () => {
  test('below 35 minutes stays in zone 2, with another cadence now and then', () => {
    const short = rides.filter(({ minutes }) => minutes < 35)
    expect(namesIn(short)).toEqual(['Endurance', 'High cadence', 'Low cadence'])
    for (const { pieces } of short) for (const { zone } of pieces) expect(zone).toBe(2)
    expect(short.some(({ pieces }) => pieces.length === 1)).toBe(true)
  })

  test('of usual length is steady, broken, or has a little tempo or another cadence', () => {
    const usual = rides.filter(({ minutes }) => minutes >= 35 && minutes < 150)
    expect(namesIn(usual)).toEqual(['Brisk', 'Easy', 'Endurance', 'High cadence', 'Low cadence', 'Strong finish'])
    expect(usual.some(({ pieces }) => pieces.length === 1)).toBe(true)
    expect(usual.filter((ride) => named(ride, 'Easy').length === 1).length).toBeGreaterThan(20)
    expect(usual.filter((ride) => named(ride, 'Easy').length > 1).length).toBeGreaterThan(20)
  })

  test('from two and a half hours on has a purpose', () => {
    const long = rides.filter(({ minutes }) => minutes >= 150)
    expect(namesIn(long)).toEqual(['Endurance', 'Firm endurance', 'High cadence', 'Sweet spot', 'Tempo'])
    for (const { pieces } of long) expect(pieces.some(({ name }) => name !== 'Endurance')).toBe(true)
  })

  test('by heart rate has no firmer part that a pulse would not show', () => {
    expect(namesIn(byHeartRate)).not.toContain('Firm endurance')
    expect(namesIn(byHeartRate)).toEqual(expect.arrayContaining(['Brisk', 'Tempo', 'Sweet spot', 'High cadence']))
  })

  test('has at most a tenth above endurance, and nearly that sometimes', () => {
    const shares = rides.map(({ pieces, total }) => secondsOf(pieces.filter(({ zone }) => (zone ?? 0) > 2)) / total)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.1)
    expect(Math.max(...shares)).toBeGreaterThan(0.085)
  })

  test('has breaks of one to five minutes, a twelfth of it at most, and about twenty minutes between them', () => {
    const broken = ridesWith('Easy')
    expect(lengthsOf('Easy')).toEqual([60, 300])
    const shares = broken.map((ride) => secondsOf(named(ride, 'Easy')) / ride.total)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1 / 12)
    expect(Math.max(...shares)).toBeGreaterThan(0.07)
    expect(countsOf('Easy')[1]).toBeGreaterThanOrEqual(5)
    const riding = broken.flatMap(({ pieces }) =>
      pieces.flatMap(({ name, ticks }, at) => (name !== 'Easy' && pieces[at + 1]?.name === 'Easy' ? 5 * ticks : [])),
    )
    expect(Math.min(...riding)).toBeGreaterThanOrEqual(900)
    expect(Math.min(...riding)).toBeLessThan(1200)
    // A single break lies near the middle.
    const places = broken.flatMap(({ pieces: [first, second, third] }) =>
      first && second?.name === 'Easy' && third ? first.ticks / (first.ticks + second.ticks + third.ticks) : [],
    )
    expect(Math.min(...places)).toBeGreaterThan(0.35)
    expect(Math.max(...places)).toBeGreaterThan(0.55)
  })

  test('touches tempo for one to four minutes, up to ten times, or on one or two climbs of up to ten minutes', () => {
    expect(lengthsOf('Brisk')).toEqual([60, 600])
    const brisk = ridesWith('Brisk').map((ride) => named(ride, 'Brisk'))
    const touches = brisk.filter(([first]) => (first?.ticks ?? 0) <= 48)
    const climbs = brisk.filter(([first]) => (first?.ticks ?? 0) >= 60)
    expect(touches.length + climbs.length).toBe(brisk.length)
    expect(rangeOf(climbs.map(({ length }) => length))).toEqual([1, 2])
    expect(rangeOf(touches.map(({ length }) => length))).toEqual([1, 10])
    // Once only where twice would be more than a tenth of the ride.
    const alone = rides.filter((ride) => {
      const [first, second] = named(ride, 'Brisk')
      return first && first.ticks <= 48 && !second && 10 * first.ticks <= 0.09 * ride.total
    })
    expect(alone).toEqual([])
    expect(new Set(touches.flatMap((some) => some.map(({ ticks }) => 5 * ticks))).size).toBeGreaterThanOrEqual(5)
  })

  test('is ridden at endurance for three minutes or more after each touch of tempo, and eight after a climb', () => {
    const ridingAfter = (isClimb: boolean) =>
      rides.flatMap(({ pieces }) =>
        pieces.flatMap(({ name, ticks }, at) => {
          const next = pieces[at + 1]
          return name === 'Brisk' && ticks >= 60 === isClimb && next ? 5 * next.ticks : []
        }),
      )
    expect(Math.min(...ridingAfter(false))).toBe(180)
    expect(Math.min(...ridingAfter(true))).toBeGreaterThanOrEqual(480)
    expect(rides.every(({ pieces: [first] }) => first?.name !== 'Brisk')).toBe(true)
  })

  test('may finish at tempo for three to fifteen minutes', () => {
    for (const { pieces } of ridesWith('Strong finish')) expect(pieces.at(-1)?.name).toBe('Strong finish')
    const [least, most] = lengthsOf('Strong finish')
    expect(least).toBeGreaterThanOrEqual(180)
    expect(least).toBeLessThan(240)
    expect(most).toBeGreaterThanOrEqual(600)
    expect(most).toBeLessThanOrEqual(900)
  })

  test('of several hours has its harder blocks in the second half, four at most', () => {
    const starts = ridesWith('Tempo', 'Sweet spot').map(({ pieces }) => {
      const first = pieces.findIndex(({ name }) => name === 'Tempo' || name === 'Sweet spot')
      return secondsOf(pieces.slice(0, first)) / secondsOf(pieces)
    })
    expect(Math.min(...starts)).toBeGreaterThan(0.35)
    expect(Math.max(...starts)).toBeGreaterThan(0.6)
    expect(lengthsOf('Tempo')).toEqual([480, 900])
    expect(lengthsOf('Sweet spot')).toEqual([300, 480])
    expect(countsOf('Tempo')[1]).toBeLessThanOrEqual(4)
    expect(countsOf('Tempo')[0]).toBe(1)
    expect(countsOf('Sweet spot')[1]).toBe(4)
  })

  test('of several hours may finish firmly for half an hour or longer', () => {
    for (const { pieces } of ridesWith('Firm endurance')) expect(pieces.at(-1)?.name).toBe('Firm endurance')
    expect(lengthsOf('Firm endurance')).toEqual([1800, 2700])
  })

  test('of several hours may have an hour with quicker legs', () => {
    const hours = rides.filter((ride) => ride.minutes >= 150 && named(ride, 'High cadence').length > 0)
    for (const { pieces } of hours) {
      const first = pieces.findIndex(({ name }) => name === 'High cadence')
      const last = pieces.findLastIndex(({ name }) => name === 'High cadence')
      const between = pieces[first + 1]
      expect(secondsOf(pieces.slice(first, last + 1)) + 5 * (between?.ticks ?? 0)).toBe(3600)
      expect(secondsOf(pieces.slice(0, first))).toBeGreaterThanOrEqual(900)
    }
    expect(new Set(hours.map((ride) => named(ride, 'High cadence').length))).toEqual(new Set([4, 6]))
  })

  test('has three to eight turns at another cadence, two where there is no room for more', () => {
    const usual = rides.filter(({ minutes }) => minutes < 150)
    for (const name of ['High cadence', 'Low cadence']) {
      const counts = usual.map((ride) => named(ride, name).length).filter((count) => count > 0)
      expect(rangeOf(counts)).toEqual([2, 8])
      const longer = usual.filter(({ minutes }) => minutes >= 60).map((ride) => named(ride, name).length)
      expect(Math.min(...longer.filter((count) => count > 0))).toBe(3)
    }
    expect(lengthsOf('Low cadence')).toEqual([30, 300])
    for (const { pieces } of usual) {
      const first = pieces.find(({ extras }) => extras?.cadence)
      const turns = pieces.filter(({ extras }) => extras?.cadence)
      for (const turn of turns) expect(turn.ticks).toBe(first?.ticks)
    }
  })

  test('has five minutes of riding or more before a set that has riding after it, too', () => {
    let count = 0
    for (const { pieces } of rides) {
      const isWork = ({ zone, extras }: Piece) => (zone ?? 0) > 2 || extras?.cadence !== undefined
      const [first, second] = [...pieces.keys()].filter((at) => isWork(pieces[at] as Piece))
      if (first === undefined || second === undefined) continue
      const pause = secondsOf(pieces.slice(first + 1, second))
      const after = secondsOf(pieces.slice(pieces.findLastIndex(isWork) + 1))
      if (after <= pause + 60) continue
      count += 1
      expect(secondsOf(pieces.slice(0, first))).toBeGreaterThanOrEqual(270)
    }
    expect(count).toBeGreaterThan(100)
  })

  test('begins with a ramp or an easy step of five to ten minutes, and ends with three to eight', () => {
    const warmups = rides.map(({ warmup }) => 5 * warmup.ticks)
    expect(rangeOf(rides.filter(({ minutes }) => minutes >= 20).map(({ cooldown }) => 5 * cooldown.ticks))).toEqual([
      180, 480,
    ])
    expect(Math.max(...warmups)).toBeLessThanOrEqual(780)
    expect(Math.min(...warmups)).toBe(300)
    expect(rides.some(({ warmup }) => warmup.ramp)).toBe(true)
    expect(rides.some(({ warmup }) => !warmup.ramp)).toBe(true)
  })

  test('of 35 minutes is no short one', () => {
    expect(namesIn(rides.filter(({ minutes }) => minutes === 35))).toContain('Strong finish')
  })
})
