import { expect, test } from 'vitest'
import { centreOn, DEFAULT_CENTRE } from '../start/centre.ts'
import { firstPlanner } from './planner.ts'

// The figures of the specification.
test('the planner begins with 5 km on foot and no start, at 51.505, -0.09, and shows a found place at zoom 15', () => {
  expect(firstPlanner({})).toMatchObject({ distance: '5', unit: 'KM', activity: 'foot-walking', start: undefined })
  expect(DEFAULT_CENTRE.place).toEqual([51.505, -0.09])
  expect(centreOn([1, 2])).toEqual({ place: [1, 2], zoom: 15 })
})

test('what the address says comes before the defaults', () => {
  const known = { start: [1, 2], distance: '8', unit: 'MILES', activity: 'cycling-road' } as const
  expect(firstPlanner(known)).toMatchObject(known)
})
