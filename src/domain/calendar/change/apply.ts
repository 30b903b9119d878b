import { isDay } from '../days/day.ts'
import { type Calendar, type CalendarItem, type Content, canBeMarked, type WorkoutTitle } from '../items/item.ts'
import { layOutWeekCopy } from './copy-week.ts'
import type { Operation, OperationOf } from './operation.ts'
import { makeRoom } from './place.ts'
import { type CalendarRefusal, MAX_ITEMS_A_DAY } from './refusal.ts'
import { layOutShift } from './shift.ts'

/** What operations need to know beyond the calendar. */
export type Surroundings = {
  /** Makes the id of an entry that the change does not name. */
  newId: () => string
  /** A workout of the athlete's own library; undefined if there is none, or it was deleted. */
  workoutOf: (workoutId: string) => WorkoutTitle | undefined
  /** Where a workout is kept as it is now; null if it does not exist any more. */
  keptOf: (workoutId: string) => string | null
  /** Whether a route is the athlete's own, and not deleted. */
  hasRoute: (routeId: string) => boolean
}

/** The calendar after a change, or why the change is not possible. */
export type Changed = { ok: true; calendar: Calendar } | { ok: false; refusal: CalendarRefusal }

/**
 * Does operations one after the other, all of them or none. The calendar has to contain what they concern (`reachOf`).
 */
export function applyOperations(calendar: Calendar, operations: readonly Operation[], around: Surroundings): Changed {
  const items = new Map(calendar)
  for (const operation of operations) {
    const refusal = applyOne(items, operation, around)
    if (refusal) return { ok: false, refusal }
  }
  const refusal = checkDays(calendar, items)
  return refusal ? { ok: false, refusal } : { ok: true, calendar: items }
}

/** Refuses entries outside the calendar, and days that a change filled beyond their limit. */
export function checkDays(before: Calendar, after: Calendar): CalendarRefusal | undefined {
  const [counts, grown] = [new Map<string, number>(), new Set<string>()]
  for (const { id, date } of after.values()) {
    counts.set(date, (counts.get(date) ?? 0) + 1)
    if (before.get(id)?.date !== date) grown.add(date)
  }
  for (const date of grown) {
    if (!isDay(date)) return 'outside-calendar'
    if ((counts.get(date) ?? 0) > MAX_ITEMS_A_DAY) return 'day-full'
  }
  return undefined
}

type Items = Map<string, CalendarItem>

function applyOne(items: Items, operation: Operation, around: Surroundings): CalendarRefusal | undefined {
  switch (operation.op) {
    case 'add':
      return put(items, operation, operation.content)
    case 'schedule':
      return putWorkout(items, operation, operation.workout_id, around)
    case 'copy':
      return copy(items, operation, around)
    case 'copy-week':
      return copyWeek(items, operation, around)
    case 'shift':
      return shift(items, operation)
    default:
      return changeOne(items, operation, around)
  }
}

type Placed = { id: string; date: string; before?: string | null | undefined }

function put(
  items: Items,
  { id, date, before }: Placed,
  content: Content,
  route_id: string | null = null,
): CalendarRefusal | undefined {
  if (items.has(id)) return 'id-taken'
  items.set(id, { id, date, order: makeRoom(items, id, date, before), content, mark: null, kept_id: null, route_id })
  return undefined
}

function putWorkout(
  items: Items,
  placed: Placed,
  workoutId: string,
  { workoutOf }: Surroundings,
  routeId: string | null = null,
) {
  const title = workoutOf(workoutId)
  return title ? put(items, placed, { kind: 'workout', workout_id: workoutId, title }, routeId) : 'no-workout'
}

function copy(items: Items, operation: OperationOf<'copy'>, around: Surroundings): CalendarRefusal | undefined {
  const source = items.get(operation.of)
  if (!source) return 'missing'
  const { content } = source
  if (content.kind === 'workout')
    return putWorkout(items, operation, content.workout_id, around, routeStillOf(source, around))
  return put(items, operation, content)
}

/** The route of an entry, for a copy of it; null if the route was deleted. */
function routeStillOf({ route_id }: CalendarItem, { hasRoute }: Surroundings): string | null {
  return route_id !== null && hasRoute(route_id) ? route_id : null
}

function copyWeek(items: Items, operation: OperationOf<'copy-week'>, around: Surroundings) {
  const { workoutOf, newId } = around
  const { copies, replaced } = layOutWeekCopy(items, operation, (workoutId) => !workoutOf(workoutId))
  if (copies.length === 0) return 'nothing-there'
  for (const { id } of replaced) items.delete(id)
  for (const { item, date } of copies) {
    const { content } = item
    const title = content.kind === 'workout' && workoutOf(content.workout_id)
    put(items, { id: newId(), date }, title ? { ...content, title } : content, routeStillOf(item, around))
  }
  return undefined
}

function shift(items: Items, operation: OperationOf<'shift'>): CalendarRefusal | undefined {
  const { moves } = layOutShift(items, operation)
  if (moves.length === 0) return 'nothing-there'
  for (const { item, date } of moves) items.set(item.id, { ...item, date })
  return undefined
}

type ChangeOfOne = OperationOf<'move' | 'edit' | 'mark' | 'attach' | 'remove'>

function changeOne(items: Items, operation: ChangeOfOne, around: Surroundings): CalendarRefusal | undefined {
  const { id } = operation
  const item = items.get(id)
  if (!item) return 'missing'
  if (operation.op === 'remove') items.delete(id)
  if (operation.op === 'move') {
    const { date, before } = operation
    items.set(id, { ...item, date, order: makeRoom(items, id, date, before) })
  }
  if (operation.op === 'edit') {
    if (item.content.kind !== operation.content.kind) return 'other-kind'
    items.set(id, { ...item, content: operation.content })
  }
  if (operation.op === 'mark') {
    const { mark } = operation
    if (!canBeMarked(item)) return 'cannot-be-marked'
    items.set(id, {
      ...item,
      mark,
      kept_id: mark?.state === 'done' ? (item.kept_id ?? keep(item, around.keptOf)) : null,
    })
  }
  if (operation.op === 'attach') {
    const { route_id } = operation
    if (item.content.kind !== 'workout') return 'cannot-have-route'
    if (route_id !== null && !around.hasRoute(route_id)) return 'no-route'
    items.set(id, { ...item, route_id })
  }
  return undefined
}

function keep({ content }: CalendarItem, keptOf: Surroundings['keptOf']): string | null {
  return content.kind === 'workout' ? keptOf(content.workout_id) : null
}
