import { expect, test } from 'vitest'
import { activities } from './activity.ts'
import { buildGraph } from './build-graph.ts'
import { drawDemoTown } from './demo-town.ts'
import { traits, wayKinds } from './streets.ts'

const town = drawDemoTown(5)

test('a demo town has named streets, quarters and villages, lamps, parks and hills', () => {
  const share = (trait: number) => town.traits.filter((bits) => bits & trait).length / town.traits.length
  for (const trait of Object.values(traits)) {
    expect(share(trait)).toBeGreaterThan(0.02)
    expect(share(trait)).toBeLessThan(0.6)
  }
  expect(town.places.filter(({ kind }) => kind === 'suburb')).toHaveLength(5)
  expect(town.places.filter(({ kind }) => kind === 'street').length).toBeGreaterThan(150)
  expect(town.names[0]).toBe('')
  const pavements = town.nameOf.filter((_, way) => wayKinds[town.kinds[way] as number] === 'footway')
  expect([...new Set(pavements)]).toEqual([0])
  const elevations = [...(town.elevations ?? [])]
  expect(elevations).toHaveLength(town.latitudes.length)
  expect(Math.max(...elevations) - Math.min(...elevations)).toBeGreaterThan(80)
})

test('each seed invents other names for the town and its streets', () => {
  const other = drawDemoTown(6)
  expect(other.places[0]?.name).not.toBe(town.places[0]?.name)
  expect(other.names.slice(0, 20)).not.toEqual(town.names.slice(0, 20))
})

test('an edge of a graph has the traits of its way', () => {
  for (const activity of activities) {
    const graph = buildGraph(town, activity)
    expect(graph.traits).toEqual(Uint8Array.from(graph.ways, (way) => town.traits[way] as number))
  }
})
