import { expect, test } from 'vitest'
import { findCycle } from './cycles.ts'

test('a cycle of imports is found, and a graph without one has none', () => {
  const graph = new Map([
    ['main', new Set(['app', 'settings'])],
    ['app', new Set(['workouts'])],
    ['workouts', new Set(['billing', 'settings'])],
    ['billing', new Set(['workouts'])],
  ])
  expect(findCycle(graph)).toBe('workouts → billing → workouts')
  graph.delete('billing')
  expect(findCycle(graph)).toBeUndefined()
})
