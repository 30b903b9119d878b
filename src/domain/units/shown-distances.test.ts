import { expect, test } from 'vitest'
import { shownUnit } from './shown-distances.ts'

const [onLand, inPool] = [['kilometers', 'miles'] as const, ['meters', 'yards'] as const]

test.each([
  ['as_written', onLand, undefined],
  ['as_written', inPool, undefined],
  ['metric', onLand, 'kilometers'],
  ['metric', inPool, 'meters'],
  ['imperial', onLand, 'miles'],
  ['imperial', inPool, 'yards'],
] as const)('distances %s of a sport with %j are read in %s', (shown, units, unit) => {
  expect(shownUnit(shown, units)).toBe(unit)
})
