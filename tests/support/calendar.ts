import fc, { type Arbitrary } from 'fast-check'
import type { ShownItem } from '#contracts/calendar.ts'
import type { Surroundings } from '#domain/calendar/change/apply.ts'
import type { Operation } from '#domain/calendar/change/operation.ts'
import { addDays } from '#domain/calendar/days/day.ts'
import {
  type Calendar,
  type CalendarItem,
  type Content,
  daysOf,
  type Mark,
  type WorkoutTitle,
} from '#domain/calendar/items/item.ts'

/** A Monday, around which tests plan. */
export const MONDAY = '2026-03-02'

/** An id, the same for the same number. */
export function idNo(n: number): string {
  return `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

export const easyRun: WorkoutTitle = { name: 'Easy run', sport: 'running', type: 'endurance' }

/** An entry of a calendar; by default an easy run. */
export function anItem(n: number, date: string, more: Partial<CalendarItem> = {}): CalendarItem {
  const content: Content = { kind: 'workout', workout_id: idNo(900), title: easyRun }
  return { id: idNo(n), date, order: 'i', content, mark: null, kept_id: null, route_id: null, ...more }
}

/** An entry as the server answers it. */
export function aShownItem(n: number, date: string, more: Partial<ShownItem> = {}): ShownItem {
  return { ...anItem(n, date), is_deleted: false, route: null, is_route_deleted: false, ...more }
}

/** The entries of a day, in their order. */
export function itemsOn(calendar: Calendar, date: string): readonly CalendarItem[] {
  return daysOf(calendar).get(date) ?? []
}

export const aRace: Content = { kind: 'race', name: 'City marathon', sport: 'running', metres: 42_195 }

/** Surroundings with two workouts and two routes, of which the second were deleted; new ids count up from 1,000. */
export function surroundings(workouts = new Map([[idNo(900), easyRun]])): Surroundings {
  let made = 1000
  return {
    newId: () => idNo(made++),
    workoutOf: (id) => workouts.get(id),
    keptOf: (id) => (workouts.has(id) ? idNo(800) : null),
    hasRoute: (id) => id === idNo(700),
  }
}

const day = fc.integer({ min: 0, max: 13 }).map((days) => addDays(MONDAY, days))
const text = fc.constantFrom('Slept badly', 'Dentist at five', '🏃‍♀️ with the club')
const ownContent = fc.oneof(
  text.map((written) => ({ kind: 'note', text: written }) as const),
  text.map((written) => ({ kind: 'rest', text: written }) as const),
  fc.constant(aRace as Extract<Content, { kind: 'race' }>),
)
const mark: Arbitrary<Mark | null> = fc.oneof(
  fc.constant(null),
  fc.record<Mark>({ state: fc.constant('skipped'), word: text }),
  fc.record<Mark, 'state'>(
    { state: fc.constant('done'), feeling: fc.integer({ min: 1, max: 5 }), seconds: fc.constant(3600) },
    { requiredKeys: ['state'] },
  ) as Arbitrary<Mark>,
)

/** An operation on the entries with these ids, on the two weeks from MONDAY. */
export function operationOn(ids: readonly string[], workoutIds: readonly string[]): Arbitrary<Operation> {
  const [id, workout_id] = [fc.constantFrom(...ids), fc.constantFrom(...workoutIds)]
  const before = fc.option(id)
  const shifts = fc.integer({ min: -9, max: 9 }).filter((days) => days !== 0)
  return fc.oneof(
    fc.record({ op: fc.constant('add' as const), id, date: day, before, content: ownContent }),
    { weight: 3, arbitrary: fc.record({ op: fc.constant('schedule' as const), id, date: day, before, workout_id }) },
    { weight: 3, arbitrary: fc.record({ op: fc.constant('move' as const), id, date: day, before }) },
    fc.record({ op: fc.constant('copy' as const), id, of: id, date: day, before }),
    fc.record({ op: fc.constant('edit' as const), id, content: ownContent }),
    { weight: 2, arbitrary: fc.record({ op: fc.constant('mark' as const), id, mark }) },
    fc.record({ op: fc.constant('attach' as const), id, route_id: fc.constantFrom(idNo(700), idNo(701), null) }),
    fc.record({ op: fc.constant('remove' as const), id }),
    fc.record({
      op: fc.constant('copy-week' as const),
      from: fc.constant(MONDAY),
      times: fc.integer({ min: 1, max: 2 }),
      replace: fc.boolean(),
    }),
    fc.record({ op: fc.constant('shift' as const), from: day, to: fc.option(day), days: shifts }),
  )
}
