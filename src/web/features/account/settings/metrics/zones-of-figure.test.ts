import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import { zonesOfFigure } from './zones-of-figure.ts'

test('a threshold pace has five zones, the outer ones open', () => {
  expect(zonesOfFigure('running', '4:30', 'kilometers').map(({ range }) => range)).toEqual([
    'slower than 5:48',
    '5:48–5:08',
    '5:08–4:44',
    '4:44–4:22',
    'faster than 4:22',
  ])
})

test('a critical swim speed has five zones per 100 of its own unit', () => {
  const ranges = (unit: 'meters' | 'yards') => zonesOfFigure('swimming', '1:45', unit).map(({ range }) => range)
  expect(ranges('meters')).toHaveLength(5)
  expect(ranges('meters')).toEqual(ranges('yards'))
})

test('an FTP has seven zones in watts', () => {
  const zones = zonesOfFigure('cycling', '250', undefined)
  expect(zones).toHaveLength(7)
  expect(zones[3]?.range).toBe('218–238 W')
})

test.each(['', '0:10', 'fast'])('“%s” has no zones', (typed) => {
  for (const { id } of sports) expect(zonesOfFigure(id, typed, undefined)).toEqual([])
})

test('harder zones are drawn longer', () => {
  for (const { id, reference } of sports) {
    const zones = zonesOfFigure(
      id,
      reference.metric === 'power' ? '250' : id === 'running' ? '4:30' : '1:45',
      undefined,
    )
    const shares = zones.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  }
})
