import type { About } from '#domain/calendar/change/about.ts'
import { changeCalendar } from '#domain/calendar/change/change.ts'
import { calendarOf, inOrder } from '#domain/calendar/items/item.ts'
import type { InputOf, OutputOf } from '../../lib/api.ts'

type OutputOfDays = OutputOf<'get /api/calendar'>
type Operations = InputOf<'post /api/calendar/changes'>['operations']

/**
 * The days from one to another as a change leaves them, before the server has answered. The rules are the server's; what
 * they would refuse, or what needs days that are not read, is left to its answer.
 */
export function daysAfter(days: OutputOfDays, operations: Operations, from: string, to: string): OutputOfDays {
  const known = new Map(days.items.map((item) => [item.id, item]))
  const routes = new Map(days.items.map(({ route_id, route }) => [route_id, route]))
  const changed = applied(days, operations)
  if (!changed.ok) return days
  const items = [...changed.calendar.values()].filter(({ date }) => date >= from && date <= to)
  return {
    ...days,
    items: inOrder(items).map((item) => {
      const before = known.get(item.id)
      // A route that no entry has had is known with the answer.
      const route = routes.get(item.route_id) ?? null
      const is_route_deleted = item.route_id === before?.route_id && before.is_route_deleted
      return { ...item, is_deleted: before?.is_deleted ?? false, route, is_route_deleted }
    }),
  }
}

/** What a change of some days is about; undefined if they do not have what it concerns. */
export function aboutOn(days: OutputOfDays, operations: Operations): About | undefined {
  const changed = applied(days, operations)
  return changed.ok ? changed.about : undefined
}

function applied({ items, workouts }: OutputOfDays, operations: Operations) {
  const titles = new Map(workouts.map(({ id, name, sport, type }) => [id, { name, sport, type: type ?? null }]))
  return changeCalendar(calendarOf(items), operations, {
    newId: () => crypto.randomUUID(),
    workoutOf: (id) => titles.get(id),
    keptOf: () => null,
    hasRoute: () => true,
  })
}
