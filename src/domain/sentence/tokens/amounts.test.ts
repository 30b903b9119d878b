import { expect, test } from 'vitest'
import { type Amount, hasUnit, isPoolDistance, toAmount } from './amounts.ts'

test.each<[amount: Amount, isSwum: boolean]>([
  [{ kind: 'bare', value: 25 }, true],
  [{ kind: 'bare', value: 24 }, false],
  [{ kind: 'm', value: 1500 }, true],
  [{ kind: 'm', value: 1525 }, false],
  [{ kind: 'm', value: 110 }, false],
  [{ kind: 'distance', value: 100, unit: 'meters' }, true],
  [{ kind: 'distance', value: 100, unit: 'yards' }, true],
  [{ kind: 'distance', value: 100, unit: 'kilometers' }, false],
  [{ kind: 'distance', value: 25, unit: 'miles' }, false],
  [{ kind: 'laps', value: 50 }, false],
  [{ kind: 'lengths', value: 50 }, false],
  [{ kind: 'time', seconds: 100 }, false],
  [{ kind: 'clock', parts: [1, 40] }, false],
])('whether %j is swum in one piece: %s', (amount, isSwum) => {
  expect(isPoolDistance(amount)).toBe(isSwum)
})

test.each<[amount: Amount, isSaid: boolean]>([
  [toAmount(10, 'minutes'), true],
  [toAmount(10, 'm'), true],
  [{ kind: 'bare', value: 10 }, false],
  [{ kind: 'clock', parts: [10, 0] }, false],
])('whether %j was written with its unit: %s', (amount, isSaid) => {
  expect(hasUnit(amount)).toBe(isSaid)
})

test('a figure and its unit are a time, a distance or what only the sport tells', () => {
  expect(toAmount(2, 'hours')).toEqual({ kind: 'time', seconds: 7200 })
  expect(toAmount(2, 'minutes')).toEqual({ kind: 'time', seconds: 120 })
  expect(toAmount(2, 'seconds')).toEqual({ kind: 'time', seconds: 2, isSeconds: true })
  expect(toAmount(2, 'miles')).toEqual({ kind: 'distance', value: 2, unit: 'miles' })
  expect(toAmount(2, 'laps')).toEqual({ kind: 'laps', value: 2 })
})
