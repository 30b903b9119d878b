import { expect, test } from 'vitest'
import { dashboardSearch } from './dashboard-search.ts'

test('the dashboard opens on the recent workouts where its address says so, and on the quick actions else', () => {
  expect(dashboardSearch({ tab: 'recent-workouts' })).toEqual({ tab: 'recent-workouts' })
  for (const tab of ['quick-actions', 'other', undefined, 1]) expect(dashboardSearch({ tab })).toEqual({})
})
