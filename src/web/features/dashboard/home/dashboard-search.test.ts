import { expect, test } from 'vitest'
import { dashboardSearch } from './dashboard-search.ts'

test('the dashboard opens on the recent workouts if its address says so, else on the quick actions', () => {
  expect(dashboardSearch({ tab: 'recent-workouts' })).toEqual({ tab: 'recent-workouts' })
  for (const tab of ['quick-actions', 'other', undefined, 1]) expect(dashboardSearch({ tab })).toEqual({})
})
