import { describe, expect, test } from 'vitest'
import { groupOf, ridden, swum, wallRest } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type EditorEntry, toStored } from '../../workout/groups.ts'
import { distanceOf, timeOf } from '../plan/measure.ts'
import { poolRulerFor } from '../plan/pool-ruler.ts'
import { resolve } from '../resolve.ts'
import { entryLength, isTimed, lengthOf, lockContextOf, lockRefusal } from './locks.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))
const swim = resolve(usualRequest('swimming', 'interval'))
const byDistance = resolve({
  ...usualRequest('cycling', 'threshold'),
  durationType: 'distance',
  durationUnit: 'kilometers',
  durationValue: 30,
})

const inMiles = resolve({
  ...usualRequest('cycling', 'threshold'),
  durationType: 'distance',
  durationUnit: 'miles',
  durationValue: 20,
})

/** An hour in ticks of 5 s. */
const anHour = { total: 720, grain: 6, duration: (ticks: number) => timeOf(5 * ticks) }
const inKilometres = { total: 3000, grain: 10, duration: (ticks: number) => distanceOf(ticks / 100, 'kilometers') }

const previousOf = (entries: readonly EditorEntry[], locked: number[]) => ({
  steps: toStored(entries),
  direction: 'another' as const,
  locked,
})
const five = [600, 300, 900, 400, 200].map((seconds) => ridden('active', seconds, 2))

describe('what is locked keeps its place', () => {
  const partsOf = (locked: number[], entries = five) => {
    const { head, tail } = lockContextOf(ride, previousOf(entries, locked), anHour)
    return [head.length, tail.length]
  }

  test('counted from the start up to the middle, and from the end behind it', () => {
    expect(partsOf([0])).toEqual([1, 0])
    expect(partsOf([2])).toEqual([3, 0])
    expect(partsOf([3])).toEqual([0, 2])
    expect(partsOf([0, 1, 4])).toEqual([2, 1])
    expect(partsOf([3, 4])).toEqual([0, 2])
    expect(partsOf([1, 2], five.slice(0, 4))).toEqual([2, 2])
    expect(partsOf([])).toEqual([0, 0])
  })

  test('and the others are not locked', () => {
    const { head, tail, locked, total, tick } = lockContextOf(ride, previousOf(five, [1, 3]), anHour)
    expect(head.map(({ isLocked }) => isLocked)).toEqual([false, true])
    expect(tail.map(({ isLocked }) => isLocked)).toEqual([true, false])
    expect([...locked]).toEqual([five[1], five[3]])
    expect([total, tick]).toEqual([3600, 5])
  })
})

describe('the length of an entry', () => {
  test('counts every round of a group', () => {
    expect(entryLength(groupOf(3, ridden('interval', 300, 4), ridden('recovery', 120, 1)), ride)).toBe(1260)
    expect(lengthOf(five, ride)).toBe(2400)
  })

  test('is in the asked unit, and that of a rest at the wall is 0', () => {
    expect(entryLength(swum('active', 400), swim)).toBe(400)
    expect(entryLength(wallRest(30), swim)).toBe(0)
    const yards = { ...swum('active', 400), duration: distanceOf(100, 'yards') }
    expect(entryLength(yards, swim)).toBeCloseTo(91.44, 2)
    const kilometres = { ...ridden('active', 600, 2), duration: distanceOf(5, 'kilometers') }
    expect(entryLength(kilometres, ride)).toBe(0)
    expect(entryLength(kilometres, inMiles)).toBeCloseTo(3.107, 3)
  })

  test('that is given as a time in a ride by distance is estimated in hundredths', () => {
    const length = entryLength(ridden('active', 600, 2), byDistance)
    expect(length).toBeGreaterThan(3)
    expect(length).toBe(Number(length.toFixed(2)))
    const whole = { ...ridden('active', 600, 2), duration: distanceOf(5.123, 'kilometers') }
    expect(entryLength(whole, byDistance)).toBe(5.123)
    const mixed = entryLength(groupOf(2, ridden('interval', 30, 6), whole), byDistance)
    expect(mixed).toBeGreaterThan(10.246)
    expect(mixed).toBe(Number(mixed.toFixed(2)))
  })

  test('is a time only on land and in a session by distance', () => {
    expect(isTimed(ridden('active', 600, 2), byDistance)).toBe(true)
    expect(isTimed(ridden('active', 600, 2), ride)).toBe(false)
    expect(isTimed(swum('active', 400), byDistance)).toBe(false)
    expect(isTimed(wallRest(30), swim)).toBe(false)
  })
})

describe('locks are refused', () => {
  const refusalOf = (entries: readonly EditorEntry[], locked: number[], request = ride, measure = anHour) =>
    lockRefusal({ ...request, previous: previousOf(entries, locked) }, measure)

  test('where there is no such entry', () => {
    expect(refusalOf(five, [5])).toBe('There is no entry 6 to keep: the workout has 5.')
    expect(refusalOf(five, [4])).toBeUndefined()
    expect(lockRefusal(ride, anHour)).toBeUndefined()
  })

  test('where a step is measured in another way than the workout', () => {
    const metres = { ...ridden('active', 60, 2), duration: distanceOf(400, 'meters') }
    const message = 'Keep only steps that are measured by time, as the workout is.'
    expect(refusalOf([metres, ...five], [0])).toBe(message)
    expect(refusalOf([metres, ...five], [0, 1])).toBe(message)
    expect(refusalOf([metres, ...five], [1])).toBeUndefined()
    expect(refusalOf([metres, ...five], [0], byDistance, inKilometres)).toBeUndefined()
    expect(refusalOf(five, [0], byDistance, inKilometres)).toBeUndefined()
  })

  test('in a pool where they are no whole lengths; rests may be kept', () => {
    const ruler = poolRulerFor(swim)
    const swims = [swum('warmup', 400), swum('active', 410), wallRest(30), swum('cooldown', 200)]
    expect(refusalOf(swims, [1], swim, ruler)).toBe('Keep only whole lengths of a pool of 25.')
    expect(refusalOf(swims, [0, 2], swim, ruler)).toBeUndefined()
    expect(refusalOf([wallRest(30), ...five], [1], swim, ruler)).toBe(
      'Keep only steps that are measured by distance, as the workout is.',
    )
  })

  test('where they leave no room: all of the length, or a tick for each entry beside them and between', () => {
    const noRoom = 'What you keep leaves no room for the rest: keep less, or ask for a longer workout.'
    const [long, short] = [(seconds: number) => ridden('active', seconds, 2), ridden('warmup', 60, 1)]
    expect(refusalOf([long(3600)], [0])).toBeUndefined()
    expect(refusalOf([long(3597)], [0])).toBe(noRoom)
    expect(refusalOf([long(3595)], [0])).toBeUndefined()
    expect(refusalOf([long(3605)], [0])).toBe(noRoom)
    expect(refusalOf([short, short, long(3595), short, short], [2])).toBe(noRoom)
    expect(refusalOf([short, short, long(3590), short, short], [2])).toBeUndefined()
  })
})
