import { describe, expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { Direction } from '../request/direction.ts'
import { resolve } from '../resolve.ts'
import { arrangementOf } from './compare/arrangement.ts'
import { figuresOf } from './compare/bout-figures.ts'
import type { OtherLength } from './other-length.ts'
import { noFurtherRemark, noIntervalsRemark, otherArrangementRemark } from './remarks.ts'

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
  ])('what else there is: %s %s, %s', (sport, type, direction, help) => {
    expect(remark(sport, type, direction)).toMatch(new RegExp(`: it stays as it is\\. ${help}$`))
  })

  test.each<[number[], string]>([
    [[360, 360, 360, 360, 360], 'In 70 minutes it can be 5 × 6 minutes.'],
    [[1500], 'In 70 minutes it can be one bout of 25 minutes.'],
    [[300, 360, 420], 'In 70 minutes it can be 5-6-7 minutes.'],
    [[300, 360, 330], 'In 70 minutes it can.'],
  ])('another length, and the equal bouts in it', (bouts, help) => {
    expect(remark('cycling', 'threshold', 'harder', inMinutes(70, bouts))).toMatch(new RegExp(`\\. ${help}$`))
  })

  test('bouts by distance in the asked unit', () => {
    const bouts = [1000, 1000, 1000]
    const other = { ...inMinutes(12, bouts), length: { type: 'distance', unit: 'kilometers', value: 12 } as const }
    expect(remark('running', 'interval', 'harder', other)).toMatch(/In 12 kilometers it can be 3 × 1 kilometer\.$/)
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
