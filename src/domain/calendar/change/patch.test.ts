import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anItem, idNo, MONDAY, operationOn, surroundings } from '#tests/support/calendar.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { addDays } from '../days/day.ts'
import { type Calendar, type CalendarItem, calendarOf } from '../items/item.ts'
import { changeCalendar } from './change.ts'
import type { Operation } from './operation.ts'
import { applyPatches, invertPatches, type Patch } from './patch.ts'
import { reachOf, reachOfPatches } from './reach.ts'

const tuesday = addDays(MONDAY, 1)

function done(calendar: Calendar, ...operations: Operation[]) {
  const result = changeCalendar(calendar, operations, surroundings())
  if (!result.ok) throw new Error(result.refusal)
  return result
}

const undo = (calendar: Calendar, patches: readonly Patch[]) => applyPatches(calendar, invertPatches(patches))
const plain = (calendar: Calendar) => Object.fromEntries(calendar)

describe('an undo after another change', () => {
  const start = calendarOf([anItem(1, MONDAY), anItem(2, MONDAY, { order: 'r' })])
  const move = done(start, { op: 'move', id: idNo(1), date: tuesday })

  test('is possible where the other changed another part of the entry, which stays', () => {
    const marked = done(move.calendar, { op: 'mark', id: idNo(1), mark: { state: 'skipped' } })
    const undone = undo(marked.calendar, move.patches)
    expect(undone.ok && undone.calendar.get(idNo(1))).toMatchObject({ date: MONDAY, mark: { state: 'skipped' } })
  })

  test.each<[string, Operation]>([
    ['moved it again', { op: 'move', id: idNo(1), date: addDays(MONDAY, 4) }],
    ['removed it', { op: 'remove', id: idNo(1) }],
  ])('is refused where the other %s', (_, operation) => {
    const later = done(move.calendar, operation)
    expect(undo(later.calendar, move.patches)).toEqual({ ok: false, refusal: 'changed-since' })
    const before = undo(later.calendar, later.patches)
    expect(before.ok && undo(before.calendar, move.patches)).toMatchObject({ ok: true })
  })

  test('is refused where an entry would go that was marked since', () => {
    const added = done(start, { op: 'copy', id: idNo(3), of: idNo(1), date: tuesday })
    const marked = done(added.calendar, { op: 'mark', id: idNo(3), mark: { state: 'done' } })
    expect(undo(marked.calendar, added.patches)).toEqual({ ok: false, refusal: 'changed-since' })
  })

  test('is refused where an entry would go that was put on a route since, by a patch from before there were routes, too', () => {
    const added = done(start, { op: 'copy', id: idNo(3), of: idNo(1), date: tuesday })
    const attached = done(added.calendar, { op: 'attach', id: idNo(3), route_id: idNo(700) })
    const old = added.patches.map(({ id, after }): Patch => {
      const { route: _, ...parts } = after ?? {}
      return { id, before: null, after: parts }
    })
    for (const patches of [added.patches, old]) {
      expect(undo(attached.calendar, patches)).toEqual({ ok: false, refusal: 'changed-since' })
      expect(undo(added.calendar, patches).ok).toBe(true)
    }
    const redone = applyPatches(start, old)
    expect(redone.ok && redone.calendar.get(idNo(3))).toMatchObject({ route_id: null })
  })

  test('is possible where its workout was renamed', () => {
    const added = done(start, { op: 'copy', id: idNo(3), of: idNo(1), date: tuesday })
    const items = [...added.calendar.values()].map((item): CalendarItem => {
      const { content } = item
      return content.kind === 'workout'
        ? { ...item, content: { ...content, title: { ...content.title, name: 'New' } } }
        : item
    })
    expect(undo(calendarOf(items), added.patches).ok).toBe(true)
  })

  test('is refused where its day has filled up', () => {
    const crowd = Array.from({ length: 20 }, (_, index) => anItem(10 + index, MONDAY))
    const calendar = calendarOf([...move.calendar.values(), ...crowd])
    expect(undo(calendar, move.patches)).toEqual({ ok: false, refusal: 'day-full' })
  })
})

const ids = [1, 2, 3, 4, 5, 6].map(idNo)
const operations = fc.array(fc.array(operationOn(ids, [idNo(900), idNo(901)]), { minLength: 1, maxLength: 4 }), {
  maxLength: 12,
})

testProperty(
  'the undos of drawn changes, the last first, give the calendar back, and their redos what followed',
  1000,
  (drawing) => {
    fc.assert(
      fc.property(operations, (changes) => {
        const around = surroundings()
        const [states, made]: [Calendar[], Patch[][]] = [[new Map()], []]
        for (const change of changes) {
          const result = changeCalendar(states.at(-1) ?? new Map(), change, around)
          if (!result.ok) continue
          states.push(result.calendar)
          made.push(result.patches)
        }
        let calendar = states.at(-1) ?? new Map()
        for (let at = made.length - 1; at >= 0; at -= 1) {
          const undone = undo(calendar, made[at] ?? [])
          expect(undone.ok && plain(undone.calendar)).toEqual(plain(states[at] ?? new Map()))
          if (undone.ok) calendar = undone.calendar
        }
        for (const [at, patches] of made.entries()) {
          const redone = applyPatches(calendar, patches)
          expect(redone.ok && plain(redone.calendar)).toEqual(plain(states[at + 1] ?? new Map()))
          if (redone.ok) calendar = redone.calendar
        }
      }),
      drawing,
    )
  },
)

testProperty('a change of the part that it reaches is the same change', 1000, (drawing) => {
  fc.assert(
    fc.property(operations, (changes) => {
      let calendar: Calendar = new Map()
      const [whole, partial] = [surroundings(), surroundings()]
      for (const change of changes) {
        const result = changeCalendar(calendar, change, whole)
        const reached = within(calendar, reachOf(change))
        const ofReached = changeCalendar(reached, change, partial)
        expect(ofReached.ok ? ofReached.patches : ofReached).toEqual(result.ok ? result.patches : result)
        if (!result.ok) continue
        calendar = result.calendar
        const inverse = invertPatches(result.patches)
        expect(applyPatches(within(calendar, reachOfPatches(inverse)), inverse).ok).toBe(true)
      }
    }),
    drawing,
  )
})

function within(calendar: Calendar, { ids, ranges }: ReturnType<typeof reachOf>): Calendar {
  return calendarOf(
    [...calendar.values()].filter(
      ({ id, date }) => ids.includes(id) || ranges.some(({ from, to }) => from <= date && date <= to),
    ),
  )
}
