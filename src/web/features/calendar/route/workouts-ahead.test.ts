import { expect, test } from 'vitest'
import type { CalendarItem } from '../queries.ts'
import { workoutsAhead } from './workouts-ahead.ts'

const title = { name: 'Long run', sport: 'running', type: null } as const

function entry(id: string, date: string, order: string, more: Partial<CalendarItem> = {}): CalendarItem {
  return {
    ...{ id, date, order, mark: null, kept_id: null, route_id: null, route: null },
    ...{ is_deleted: false, is_route_deleted: false },
    content: { kind: 'workout', workout_id: 'w', title },
    ...more,
  }
}

test('a route is offered to the workouts that are still to be done, those of its sport first, by their days and their order there', () => {
  const swim = { kind: 'workout', workout_id: 's', title: { name: 'Squad', sport: 'swimming', type: null } } as const
  const items = [
    entry('swim', '2026-11-27', 'a0', { content: swim }),
    entry('third', '2026-11-29', 'a0'),
    entry('second', '2026-11-28', 'b0'),
    entry('first', '2026-11-28', 'a0'),
    entry('done', '2026-11-28', 'c0', { mark: { state: 'done' } as CalendarItem['mark'] }),
    entry('deleted', '2026-11-28', 'd0', { is_deleted: true }),
    entry('rest', '2026-11-28', 'e0', { content: { kind: 'rest', text: '' } }),
  ]
  expect(workoutsAhead(items, 'running').map(({ id }) => id)).toEqual(['first', 'second', 'third', 'swim'])
})
