import { describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { sportOf } from '../../sports/registry.ts'
import type { GenerateRequest } from '../request.ts'
import { heartRateZone, targetsFor } from './targets.ts'

const targetsOf = (sport: 'running' | 'cycling' | 'swimming', change: Partial<GenerateRequest> = {}) =>
  targetsFor(acceptOrThrow({ ...usualRequest(sport, sport === 'swimming' ? 'interval' : 'threshold'), ...change }))

describe('by power', () => {
  const targetOf = targetsOf('cycling', { referenceValue: 250 })

  test('a zone has its whole range in watts', () => {
    expect(targetOf(5)).toEqual({ type: 'power', zoneNumber: 5, rangeMin: 241, rangeMax: 263 })
  })

  test('percents inside the zone name it, and others do not', () => {
    expect(targetOf(5, [97, 100])).toEqual({
      type: 'power',
      zoneNumber: 5,
      percentMin: 97,
      percentMax: 100,
      rangeMin: 243,
      rangeMax: 250,
    })
    expect(targetOf(5, [96.19, 105.23]).zoneNumber).toBe(5)
    expect(targetOf(5, [95, 100]).zoneNumber).toBeUndefined()
    expect(targetOf(5, [100, 106]).zoneNumber).toBeUndefined()
    expect(targetOf(6, [140, 151]).zoneNumber).toBeUndefined()
  })

  test('a ramp says in which direction it goes', () => {
    expect(targetOf(1, [45, 70], 'rising')).toMatchObject({ ramp: 'rising', percentMin: 45, percentMax: 70 })
    expect(targetOf(1, [45, 70], 'falling').ramp).toBe('falling')
    expect(targetOf(1, [45, 70])).not.toHaveProperty('ramp')
    expect(targetOf(1, undefined, 'rising')).toMatchObject({ zoneNumber: 1, ramp: 'rising' })
  })

  test('percents between two watts have no range', () => {
    expect(targetOf(5, [100.1, 100.3])).not.toHaveProperty('rangeMin')
    expect(targetOf(5, [100, 100.3])).toMatchObject({ rangeMin: 250, rangeMax: 250 })
  })
})

describe('by pace', () => {
  test('percents are seconds in the unit that the athlete writes', () => {
    const percents = { zoneNumber: 4, percentMin: 100, percentMax: 102, type: 'pace' }
    expect(targetsOf('running', { referenceValue: '4:30' })(4, [100, 102])).toEqual({
      ...percents,
      rangeUnit: 'km',
      rangeMin: 265,
      rangeMax: 270,
    })
    const byMile = targetsOf('running', { referenceValue: '7:00', referenceUnit: 'miles' })
    expect(byMile(4, [100, 102])).toEqual({ ...percents, rangeUnit: 'mile', rangeMin: 412, rangeMax: 420 })
  })

  test('the highest zone is open above', () => {
    const targetOf = targetsOf('running')
    expect(targetOf(5, [105, 130]).zoneNumber).toBe(5)
    expect(targetOf(5, [100, 130]).zoneNumber).toBeUndefined()
    expect(targetOf(4, [100, 130]).zoneNumber).toBeUndefined()
  })
})

test('by heart rate a target is a zone alone', () => {
  const targetOf = targetsOf('running', { workoutMetric: 'heartrate' })
  expect(targetOf(4, [100, 102], 'rising')).toEqual({ type: 'heartrate', zoneNumber: 4 })
})

test('sweet spot and threshold are one heart-rate zone of a rider', () => {
  const zonesOf = (sport: 'running' | 'cycling') =>
    [1, 2, 3, 4, 5, 6].map((zone) => heartRateZone(zone, sportOf(sport)))
  expect(zonesOf('cycling')).toEqual([1, 2, 3, 4, 4, 5])
  expect(zonesOf('running')).toEqual([1, 2, 3, 4, 5, 6])
})
