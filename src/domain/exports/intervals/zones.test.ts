import { expect, test } from 'vitest'
import { sportOf } from '../../sports/registry.ts'
import { percentsOfZones } from './zones.ts'

test.each([
  ['pace', 1, 1, '71-78% pace'],
  ['pace', 2, 2, '78-88% pace'],
  ['pace', 3, 3, '88-94% pace'],
  ['pace', 4, 4, '94-100% pace'],
  ['pace', 5, 5, '100-103% pace'],
  ['pace', 6, 6, '103-112% pace'],
  ['pace', 7, 7, '112-120% pace'],
  ['pace', 3, 1, '71-94% pace'],
  ['pace', 7, 8, undefined],
  ['pace', 9, 9, undefined],
  ['power', 1, 1, '40-55%'],
  ['power', 7, 7, '150-250%'],
  ['power', 4, 2, '55-105%'],
  ['power', 7, 8, undefined],
  ['heartrate', 1, 1, '70-85% LTHR'],
  ['heartrate', 4, 2, '85-100% LTHR'],
  ['heartrate', 5, 7, '100-106% LTHR'],
] as const)('of %s the zones %i to %i of intervals.icu are %s', (metric, from, to, percents) => {
  expect(percentsOfZones(metric, from, to, sportOf('running'))).toBe(percents)
})
