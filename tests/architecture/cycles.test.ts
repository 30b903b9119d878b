import { expect, test } from 'vitest'
import { ringIn } from './cycles.ts'

test('a ring of imports is named, from where it closes', () => {
  const graph = new Map([
    ['main', new Set(['app', 'settings'])],
    ['app', new Set(['workouts'])],
    ['workouts', new Set(['billing', 'settings'])],
    ['billing', new Set(['workouts'])],
  ])
  expect(ringIn(graph)).toBe('workouts → billing → workouts')
  graph.delete('billing')
  expect(ringIn(graph)).toBeUndefined()
})
