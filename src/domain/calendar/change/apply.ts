import { isDay } from '../days/day.ts'
import { type Calendar, type CalendarItem, type Content, canBeMarked, type WorkoutTitle } from '../items/item.ts'
import { layOutWeekCopy } from './copy-week.ts'
import { concernsTooMany, type Draft, draftOf, removeItem, setItem } from './draft.ts'
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
  const draft = draftOf(calendar)
  for (const operation of operations) {
    const refusal = applyOne(draft, operation, around) ?? (concernsTooMany(draft) ? 'too-many' : undefined)
    if (refusal) return { ok: false, refusal }
  }
  const refusal = checkDays(calendar, draft.items)
  return refusal ? { ok: false, refusal } : { ok: true, calendar: draft.items }
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

function applyOne(draft: Draft, operation: Operation, around: Surroundings): CalendarRefusal | undefined {
  switch (operation.op) {
    case 'add':
      return put(draft, operation, operation.content)
    case 'schedule':
      return putWorkout(draft, operation, operation.workout_id, around)
    case 'copy':
      return copy(draft, operation, around)
    case 'copy-week':
      return copyWeek(draft, operation, around)
    case 'shift':
      return shift(draft, operation)
    default:
      return changeOne(draft, operation, around)
  }
}

type Placed = { id: string; date: string; before?: string | null | undefined }

function put(
  draft: Draft,
  { id, date, before }: Placed,
  content: Content,
  route_id: string | null = null,
): CalendarRefusal | undefined {
  if (draft.items.has(id)) return 'id-taken'
  setItem(draft, { id, date, order: makeRoom(draft, id, date, before), content, mark: null, kept_id: null, route_id })
  return undefined
}

function putWorkout(
  draft: Draft,
  placed: Placed,
  workoutId: string,
  { workoutOf }: Surroundings,
  routeId: string | null = null,
) {
  const title = workoutOf(workoutId)
  return title ? put(draft, placed, { kind: 'workout', workout_id: workoutId, title }, routeId) : 'no-workout'
}

function copy(draft: Draft, operation: OperationOf<'copy'>, around: Surroundings): CalendarRefusal | undefined {
  const source = draft.items.get(operation.of)
  if (!source) return 'missing'
  const { content } = source
  if (content.kind === 'workout')
    return putWorkout(draft, operation, content.workout_id, around, routeStillOf(source, around))
  return put(draft, operation, content)
}

/** The route of an entry, for a copy of it; null if the route was deleted. */
function routeStillOf({ route_id }: CalendarItem, { hasRoute }: Surroundings): string | null {
  return route_id !== null && hasRoute(route_id) ? route_id : null
}

function copyWeek(draft: Draft, operation: OperationOf<'copy-week'>, around: Surroundings) {
  const { workoutOf, newId } = around
  const { copies, replaced } = layOutWeekCopy(draft.days, operation, (workoutId) => !workoutOf(workoutId))
  if (copies.length === 0) return 'nothing-there'
  for (const { id } of replaced) removeItem(draft, id)
  for (const { item, date } of copies) {
    const { content } = item
    const title = content.kind === 'workout' && workoutOf(content.workout_id)
    put(draft, { id: newId(), date }, title ? { ...content, title } : content, routeStillOf(item, around))
    if (concernsTooMany(draft)) return 'too-many'
  }
  return undefined
}

function shift(draft: Draft, operation: OperationOf<'shift'>): CalendarRefusal | undefined {
  const { moves } = layOutShift(draft.days, operation)
  if (moves.length === 0) return 'nothing-there'
  for (const { item, date } of moves) {
    setItem(draft, { ...item, date })
    if (concernsTooMany(draft)) return 'too-many'
  }
  return undefined
}

type ChangeOfOne = OperationOf<'move' | 'edit' | 'mark' | 'attach' | 'remove'>

function changeOne(draft: Draft, operation: ChangeOfOne, around: Surroundings): CalendarRefusal | undefined {
  const { id } = operation
  const item = draft.items.get(id)
  if (!item) return 'missing'
  if (operation.op === 'remove') removeItem(draft, id)
  if (operation.op === 'move') {
    const { date, before } = operation
    setItem(draft, { ...item, date, order: makeRoom(draft, id, date, before) })
  }
  if (operation.op === 'edit') {
    if (item.content.kind !== operation.content.kind) return 'other-kind'
    setItem(draft, { ...item, content: operation.content })
  }
  if (operation.op === 'mark') {
    const { mark } = operation
    if (!canBeMarked(item)) return 'cannot-be-marked'
    setItem(draft, {
      ...item,
      mark,
      kept_id: mark?.state === 'done' ? (item.kept_id ?? keep(item, around.keptOf)) : null,
    })
  }
  if (operation.op === 'attach') {
    const { route_id } = operation
    if (item.content.kind !== 'workout') return 'cannot-have-route'
    if (route_id !== null && !around.hasRoute(route_id)) return 'no-route'
    setItem(draft, { ...item, route_id })
  }
  return undefined
}

function keep({ content }: CalendarItem, keptOf: Surroundings['keptOf']): string | null {
  return content.kind === 'workout' ? keptOf(content.workout_id) : null
}
