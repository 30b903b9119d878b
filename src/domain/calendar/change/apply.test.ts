import { describe, expect, test } from 'vitest'
import { anItem, aRace, easyRun, idNo, itemsOn, MONDAY, surroundings } from '#tests/support/calendar.ts'
import { addDays } from '../days/day.ts'
import { type Calendar, type CalendarItem, calendarOf } from '../items/item.ts'
import { changeCalendar } from './change.ts'
import type { Operation } from './operation.ts'

const [tuesday, thursday] = [addDays(MONDAY, 1), addDays(MONDAY, 3)]
const done = { state: 'done', feeling: 4, seconds: 3000 } as const

function change(items: CalendarItem[], ...operations: Operation[]) {
  return changeCalendar(calendarOf(items), operations, surroundings())
}

function changed(items: CalendarItem[], ...operations: Operation[]): Calendar {
  const result = change(items, ...operations)
  if (!result.ok) throw new Error(result.refusal)
  return result.calendar
}

/** The ids on a day in its order, as the numbers that they were made of. */
const numbersOn = (calendar: Calendar, day: string) => itemsOn(calendar, day).map(({ id }) => Number(id.slice(-12)))

describe('an entry', () => {
  test('of each kind is put on a day, at its end or before another', () => {
    const note = { kind: 'note', text: 'Dentist' } as const
    const calendar = changed(
      [anItem(1, MONDAY)],
      { op: 'add', id: idNo(2), date: MONDAY, content: note },
      { op: 'schedule', id: idNo(3), date: MONDAY, workout_id: idNo(900), before: idNo(1) },
      { op: 'add', id: idNo(4), date: MONDAY, content: aRace as typeof note, before: idNo(2) },
    )
    expect(numbersOn(calendar, MONDAY)).toEqual([3, 1, 4, 2])
    expect(calendar.get(idNo(3))?.content).toEqual({ kind: 'workout', workout_id: idNo(900), title: easyRun })
  })

  test('is moved within its day, and to another', () => {
    const items = [anItem(1, MONDAY, { order: 'a' }), anItem(2, MONDAY, { order: 'b' }), anItem(3, tuesday)]
    const calendar = changed(items, { op: 'move', id: idNo(2), date: MONDAY, before: idNo(1) })
    expect(numbersOn(calendar, MONDAY)).toEqual([2, 1])
    const moved = changed(items, { op: 'move', id: idNo(1), date: tuesday, before: idNo(3) })
    expect([numbersOn(moved, MONDAY), numbersOn(moved, tuesday)]).toEqual([[2], [1, 3]])
  })

  test('that stands there already is not changed by a move', () => {
    const items = [
      anItem(1, MONDAY, { order: '7' }),
      anItem(2, MONDAY, { order: '8' }),
      anItem(3, MONDAY, { order: '9' }),
    ]
    for (const move of [
      { op: 'move', id: idNo(3), date: MONDAY },
      { op: 'move', id: idNo(2), date: MONDAY, before: idNo(3) },
      { op: 'move', id: idNo(1), date: MONDAY, before: idNo(2) },
    ] as const)
      expect(change(items, move)).toMatchObject({ ok: true, patches: [], about: undefined })
    expect(change(items, { op: 'move', id: idNo(1), date: MONDAY })).toMatchObject({ patches: [{ id: idNo(1) }] })
  })

  test('goes to the end of the day where the entry to stand before has gone elsewhere', () => {
    const items = [anItem(1, MONDAY), anItem(2, tuesday), anItem(3, thursday)]
    expect(numbersOn(changed(items, { op: 'move', id: idNo(1), date: tuesday, before: idNo(3) }), tuesday)).toEqual([
      2, 1,
    ])
  })

  test('finds room between two of the same key, and after a thousand moves', () => {
    const twins = [anItem(1, MONDAY), anItem(2, MONDAY), anItem(3, tuesday)]
    expect(numbersOn(changed(twins, { op: 'move', id: idNo(3), date: MONDAY, before: idNo(2) }), MONDAY)).toEqual([
      1, 3, 2,
    ])
    let calendar = calendarOf(twins)
    for (let turn = 0; turn < 1000; turn += 1) {
      const [, second, third] = numbersOn(calendar, MONDAY).concat(3)
      const move = { op: 'move', id: idNo(third ?? 0), date: MONDAY, before: idNo(second ?? 0) } as const
      calendar = changed([...calendar.values()], move)
    }
    expect(Math.max(...[...calendar.values()].map(({ order }) => order.length))).toBeLessThanOrEqual(40)
  })

  test('is copied without its mark', () => {
    const items = [anItem(1, MONDAY, { mark: done, kept_id: idNo(800) })]
    const copy = changed(items, { op: 'copy', id: idNo(2), of: idNo(1), date: thursday }).get(idNo(2))
    expect(copy).toMatchObject({ date: thursday, mark: null, kept_id: null, content: items[0]?.content })
  })

  test('that is done keeps the workout as it was, also when its mark changes', () => {
    const marked = changed([anItem(1, MONDAY)], { op: 'mark', id: idNo(1), mark: done })
    expect(marked.get(idNo(1))).toMatchObject({ mark: done, kept_id: idNo(800) })
    const items = [anItem(1, MONDAY, { mark: done, kept_id: idNo(801) })]
    const felt = changed(items, { op: 'mark', id: idNo(1), mark: { ...done, feeling: 1 } })
    expect(felt.get(idNo(1))).toMatchObject({ mark: { feeling: 1 }, kept_id: idNo(801) })
    const skipped = changed(items, { op: 'mark', id: idNo(1), mark: { state: 'skipped' } })
    expect(skipped.get(idNo(1))).toMatchObject({ mark: { state: 'skipped' }, kept_id: null })
    expect(changed(items, { op: 'mark', id: idNo(1), mark: null }).get(idNo(1))).toMatchObject({
      mark: null,
      kept_id: null,
    })
  })

  test('is edited and removed', () => {
    const note = { kind: 'note', text: 'Dentist' } as const
    const items = [anItem(1, MONDAY, { content: note }), anItem(2, MONDAY)]
    const edit = { op: 'edit', id: idNo(1), content: { ...note, text: 'Dentist at five' } } as const
    const calendar = changed(items, edit, { op: 'remove', id: idNo(2) })
    expect([...calendar.values()].map(({ content }) => content)).toEqual([edit.content])
  })
})

describe('refused is', () => {
  const note = { kind: 'note', text: 'Dentist' } as const
  const items = [anItem(1, MONDAY), anItem(2, MONDAY, { content: note })]
  const deleted: CalendarItem['content'] = { kind: 'workout', workout_id: idNo(901), title: easyRun }
  const fullDay = Array.from({ length: 20 }, (_, index) => anItem(10 + index, tuesday))

  test.each<[string, string, Operation, CalendarItem[]]>([
    ['a move of an entry that is gone', 'missing', { op: 'move', id: idNo(9), date: MONDAY }, items],
    ['a copy of one', 'missing', { op: 'copy', id: idNo(9), of: idNo(8), date: MONDAY }, items],
    ['an id that is taken', 'id-taken', { op: 'add', id: idNo(1), date: MONDAY, content: note }, items],
    ['no workout', 'no-workout', { op: 'schedule', id: idNo(9), date: MONDAY, workout_id: idNo(901) }, items],
    [
      'a copy of a deleted workout',
      'no-workout',
      { op: 'copy', id: idNo(9), of: idNo(1), date: MONDAY },
      [anItem(1, MONDAY, { content: deleted })],
    ],
    ['a mark of a note', 'cannot-be-marked', { op: 'mark', id: idNo(2), mark: done }, items],
    ['a note in place of a workout', 'other-kind', { op: 'edit', id: idNo(1), content: note }, items],
    ['a twenty-first entry', 'day-full', { op: 'move', id: idNo(1), date: tuesday }, [...items, ...fullDay]],
    ['an empty week', 'nothing-there', { op: 'copy-week', from: '2026-03-09', times: 1, replace: false }, items],
    ['an empty shift', 'nothing-there', { op: 'shift', from: tuesday, days: 1 }, items],
    [
      'a day after the last',
      'outside-calendar',
      { op: 'shift', from: '2199-12-31', days: 1 },
      [anItem(1, '2199-12-31')],
    ],
  ])('%s (%s)', (_, refusal, operation, calendar) => {
    expect(change(calendar, operation)).toEqual({ ok: false, refusal })
  })

  test('a change of which one part is not possible, as a whole', () => {
    expect(change(items, { op: 'remove', id: idNo(1) }, { op: 'remove', id: idNo(1) })).toEqual({
      ok: false,
      refusal: 'missing',
    })
  })

  test('a change of more than 5,000 entries', () => {
    const many = Array.from({ length: 5001 }, (_, index) => anItem(index + 1, addDays(MONDAY, Math.floor(index / 4))))
    expect(change(many, { op: 'shift', from: MONDAY, days: 1 })).toEqual({ ok: false, refusal: 'too-many' })
    expect(change(many.slice(1), { op: 'shift', from: MONDAY, days: 1 }).ok).toBe(true)
  })
})

test('a full day can lose entries and change their order', () => {
  const crowd = Array.from({ length: 25 }, (_, index) => anItem(index, MONDAY))
  expect(change(crowd, { op: 'move', id: idNo(3), date: MONDAY }).ok).toBe(true)
  expect(change(crowd, { op: 'move', id: idNo(3), date: tuesday }).ok).toBe(true)
})

describe('a route', () => {
  const [route, deleted] = [idNo(700), idNo(701)]

  test('is put on a workout and taken off it, done or planned, and on nothing else', () => {
    const items = [anItem(1, MONDAY), anItem(2, MONDAY, { mark: done }), anItem(3, MONDAY, { content: aRace })]
    for (const id of [idNo(1), idNo(2)]) {
      const attached = changed(items, { op: 'attach', id, route_id: route })
      expect(attached.get(id)?.route_id).toBe(route)
      expect(changed([...attached.values()], { op: 'attach', id, route_id: null }).get(id)?.route_id).toBeNull()
    }
    expect(change(items, { op: 'attach', id: idNo(3), route_id: route })).toMatchObject({
      refusal: 'cannot-have-route',
    })
    expect(change(items, { op: 'attach', id: idNo(1), route_id: deleted })).toMatchObject({ refusal: 'no-route' })
    expect(change(items, { op: 'attach', id: idNo(4), route_id: route })).toMatchObject({ refusal: 'missing' })
  })

  test('comes along with a copy of its workout, unless it was deleted', () => {
    const items = [anItem(1, MONDAY, { route_id: route }), anItem(2, MONDAY, { route_id: deleted })]
    const copied = changed(
      items,
      { op: 'copy', id: idNo(11), of: idNo(1), date: thursday },
      { op: 'copy', id: idNo(12), of: idNo(2), date: thursday },
    )
    expect([11, 12].map((n) => copied.get(idNo(n))?.route_id)).toEqual([route, null])
    const weeks = changed(items, { op: 'copy-week', from: MONDAY, times: 1, replace: false })
    expect(itemsOn(weeks, addDays(MONDAY, 7)).map(({ route_id }) => route_id)).toEqual([route, null])
    expect(weeks.get(idNo(2))?.route_id).toBe(deleted)
  })
})
