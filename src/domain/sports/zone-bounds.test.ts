import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { boundsAt, boundsOf } from '#tests/support/workouts/own-bounds.ts'
import { sportOf, sports } from './registry.ts'
import { findBoundFaults, isTable, tableBounds, type ZonedType } from './zone-bounds.ts'

const power = pairsOf([40, 55, 55, 70, 75, 83, 87, 95, 96, 105, 120, 150, 200, 250])

test.each<[string, ZonedType, number, 'percentMin' | 'percentMax', number, string]>([
  ['overlaps the one before', 'power', 2, 'percentMin', 69, 'Zone 3 must not begin before zone 2 ends.'],
  ['ends where it begins', 'power', 3, 'percentMax', 87, 'Zone 4 must end higher than it begins.'],
  ['ends below its begin', 'power', 0, 'percentMax', 30, 'Zone 1 must end higher than it begins.'],
])('a power zone that %s is at fault', (_, type, zone, end, percent, sentence) => {
  const bounds = power.map((one, index) => (index === zone ? { ...one, [end]: percent } : one))
  expect(findBoundFaults(bounds, type)).toContainEqual({ zone, end, sentence })
})

test('power zones may have gaps or none, paces and heart rates have none', () => {
  expect(findBoundFaults(power, 'power')).toEqual([])
  expect(findBoundFaults(boundsAt(40, 55, 75, 90, 105, 120, 150, 300), 'power')).toEqual([])
  const edges = boundsAt(70, 80, 88, 95, 101, 115)
  for (const type of ['pace', 'heartrate'] as const) {
    expect(findBoundFaults(edges, type)).toEqual([])
    const gap = edges.map((one, index) => (index === 2 ? { ...one, percentMin: 89 } : one))
    expect(findBoundFaults(gap, type)).toEqual([
      { zone: 2, end: 'percentMin', sentence: 'Zone 3 must begin where zone 2 ends.' },
    ])
  }
  const turned = boundsAt(70, 80, 79, 95, 101, 115)
  expect(findBoundFaults(turned, 'pace')).toEqual([
    { zone: 1, end: 'percentMax', sentence: 'Zone 2 must end faster than it begins.' },
  ])
})

test('the table is known as such, and has no fault', () => {
  for (const sport of sports)
    for (const type of [sport.reference.metric, 'heartrate'] as const) {
      const table = tableBounds(type, sport)
      expect(findBoundFaults(table, type)).toEqual([])
      expect(isTable(table, type, sport)).toBe(true)
      const moved = table.map((one, index) => (index === 1 ? { ...one, percentMax: one.percentMax - 0.1 } : one))
      expect(isTable(moved, type, sport)).toBe(false)
    }
})

testProperty('whatever may be drawn as bounds has no fault', 200, (drawing) => {
  const drawn = fc
    .constantFrom(...sports)
    .chain((sport) =>
      fc
        .constantFrom<ZonedType>(sport.reference.metric, 'heartrate')
        .chain((type) => fc.tuple(fc.constant(type), boundsOf(type, sport))),
    )
  fc.assert(
    fc.property(drawn, ([type, bounds]) => {
      expect(findBoundFaults(bounds, type)).toEqual([])
    }),
    drawing,
  )
})

test('swims have the heart-rate zones of runs', () => {
  expect(tableBounds('heartrate', sportOf('swimming'))).toEqual(tableBounds('heartrate', sportOf('running')))
})

function pairsOf(edges: readonly number[]) {
  return Array.from({ length: edges.length / 2 }, (_, index) => ({
    percentMin: edges[2 * index] ?? 0,
    percentMax: edges[2 * index + 1] ?? 0,
  }))
}
