import { describe, expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { Direction } from '../request/direction.ts'
import { resolve } from '../resolve.ts'
import { arrangementOf } from './compare/arrangement.ts'
import { figuresOf } from './compare/bout-figures.ts'
import type { OtherLength } from './other-length.ts'
import {
  nearestRemark,
  noFurtherRemark,
  noIntervalsRemark,
  onlyAroundRemark,
  otherArrangementRemark,
  otherLoadRemark,
} from './remarks.ts'

const inMinutes = (value: number, bouts: number[]): OtherLength => ({
  length: { type: 'time', unit: 'minutes', value },
  shape: { ...figuresOf(bouts), bouts, rest: 180, sets: 1, effort: 100, arrangement: arrangementOf(bouts, false) },
})

describe('where a direction leads no further, the remark names', () => {
  const remark = (sport: SportId, type: WorkoutType, direction: Direction, other?: OtherLength) =>
    noFurtherRemark(resolve(usualRequest(sport, type)), { steps: [], direction, locked: [] }, other)

  test.each<[SportId, WorkoutType, Direction, string]>([
    ['running', 'tempo', 'harder', 'Threshold is a harder type.'],
    ['running', 'interval', 'harder', 'A longer run is harder.'],
    ['cycling', 'tempo', 'easier', 'Endurance is an easier type.'],
    ['cycling', 'endurance', 'easier', 'A shorter ride is easier.'],
    ['cycling', 'v02 max', 'longer intervals', 'Interval has longer ones.'],
    ['running', 'tempo', 'longer intervals', 'Another one may have them.'],
    ['swimming', 'ladder sets', 'longer intervals', 'Endurance has longer ones.'],
    ['swimming', 'interval', 'shorter intervals', 'Another one may have them.'],
    ['running', 'tempo', 'shorter intervals', 'Threshold has shorter ones.'],
    ['running', 'threshold', 'easier', 'Tempo is an easier type.'],
    ['swimming', 'endurance', 'longer intervals', 'Another one may have them.'],
    ['swimming', 'endurance', 'easier', 'A shorter swim is easier.'],
    ['cycling', 'v02 max', 'harder', 'A longer ride is harder.'],
  ])('what else there is: %s %s, %s', (sport, type, direction, help) => {
    expect(remark(sport, type, direction)).toMatch(new RegExp(`: it stays as it is\\. ${help}$`))
  })

  test.each<[number[], string]>([
    [[360, 360, 360, 360, 360], 'In 70 minutes it can be 5 × 6 minutes.'],
    [[1500], 'In 70 minutes it can be one bout of 25 minutes.'],
    [[300, 360, 420], 'In 70 minutes it can be 5-6-7 minutes.'],
    [[300, 360, 330], 'In 70 minutes it can.'],
    [[300, 330, 360], 'In 70 minutes it can.'],
    [[60, 120, 180, 240, 300, 240, 180, 120, 60], 'In 70 minutes it can be 1-2-3-4-5-4-3-2-1 minutes.'],
    [[60, 120, 180, 240, 300, 360, 420, 480, 540, 600], 'In 70 minutes it can.'],
  ])('another length, and the equal bouts in it', (bouts, help) => {
    expect(remark('cycling', 'threshold', 'harder', inMinutes(70, bouts))).toMatch(new RegExp(`\\. ${help}$`))
  })

  test('bouts by distance in the asked unit', () => {
    const bouts = [1000, 1000, 1000]
    const other = { ...inMinutes(12, bouts), length: { type: 'distance', unit: 'kilometers', value: 12 } as const }
    expect(remark('running', 'interval', 'harder', other)).toMatch(/In 12 kilometers it can be 3 × 1 kilometer\.$/)
  })
})

test('a ladder is named by distance although its rungs are no whole numbers, and varied or split bouts are not', () => {
  const named = (shape: Partial<OtherLength['shape']>, length: OtherLength['length']) =>
    otherArrangementRemark(
      { steps: [], direction: 'harder', locked: [] },
      { length, shape: { ...inMinutes(70, [500, 1000, 1500]).shape, ...shape } },
    )
  const tenKilometres = { type: 'distance', unit: 'kilometers', value: 10 } as const
  expect(named({}, tenKilometres)).toMatch(/In 10 kilometers it can be 0\.5-1-1\.5 kilometers\.$/)
  const metres = { type: 'distance', unit: 'meters', value: 4000 } as const
  expect(named({}, metres)).toMatch(/In 4,?000 meters it can be 500-1000-1500 meters\.$/)
  const anHour = { type: 'time', unit: 'minutes', value: 70 } as const
  const even = [480, 480, 480]
  expect(named({ bouts: even, arrangement: arrangementOf(even, true) }, anHour)).toMatch(/In 70 minutes it can\.$/)
  expect(named({ bouts: even, sets: 2, arrangement: arrangementOf(even, false) }, anHour)).toMatch(/it can\.$/)
})

describe('what fixes the main set is named', () => {
  const asked = resolve({
    ...usualRequest('cycling', 'threshold'),
    set: { times: 4, value: 6, unit: 'minutes' },
  })
  const free = resolve(usualRequest('cycling', 'threshold'))
  const previous = (direction: Direction, locked: number[] = []) => ({ steps: [], direction, locked })

  test('where nothing else than what surrounds it has changed', () => {
    expect(onlyAroundRemark(asked, previous('another', [1]))).toMatch(/^Your main set is fixed;/)
    expect(onlyAroundRemark(free, previous('another', [1]))).toMatch(/^What you keep allows no other main set;/)
    expect(onlyAroundRemark(asked, previous('another'))).toMatch(/^Your main set is fixed;/)
    expect(onlyAroundRemark(free, previous('another'))).toMatch(/^This kind and length has no other main set;/)
  })

  test('where a direction leads no further', () => {
    expect(noFurtherRemark(free, previous('harder', [1]))).toBe(
      'With what you keep there is no harder version: keep less to get one.',
    )
    expect(noFurtherRemark(asked, previous('harder', [1]))).toMatch(
      /^Your main set is fixed, so there is no harder version/,
    )
    expect(noFurtherRemark(asked, previous('longer intervals'))).toBe(
      'Your main set is fixed, so there is no version with longer intervals: ask for another main set, or for none.',
    )
    expect(noFurtherRemark(asked, previous('another', [1]))).toMatch(/^With what you keep there is no other version:/)
    expect(noFurtherRemark(free, previous('another'))).toBe(
      'There is only this one good ride of this kind and length: ask for another length to get another.',
    )
    expect(noFurtherRemark(free, previous('shorter intervals'))).toMatch(
      /^A good session of this kind and length hardly has shorter intervals: it stays as it is\./,
    )
    expect(noFurtherRemark(free, previous('easier'))).toMatch(/ hardly gets easier: it stays as it is\./)
  })

  test('where the nearest version is given, or one of another load', () => {
    expect(nearestRemark(free, previous('harder'))).toBe(
      'A good session of this kind and length hardly gets harder; here is the one that comes nearest.',
    )
    expect(otherLoadRemark(free)).toMatch(/^No other good ride /)
  })
})

test('where the bouts are arranged in another way, the remark names a length that keeps them', () => {
  const previous = { steps: [], direction: 'harder' as const, locked: [] }
  expect(otherArrangementRemark(previous)).toMatch(/, so the bouts are arranged in another way\.$/)
  expect(otherArrangementRemark(previous, inMinutes(75, [480, 480, 480]))).toMatch(
    /In 75 minutes it can be 3 × 8 minutes\.$/,
  )
})

test('an easy workout without intervals is told from one whose intervals go no further', () => {
  const ride = resolve(usualRequest('cycling', 'endurance'))
  expect(noIntervalsRemark(ride)).toBe('This ride has no intervals: it stays as it is. Tempo has some.')
})
