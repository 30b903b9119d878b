import { expect, test } from 'vitest'
import { anItem, aRace, idNo, MONDAY, surroundings } from '#tests/support/calendar.ts'
import { addDays } from '../days/day.ts'
import { calendarOf } from '../items/item.ts'
import { changeCalendar } from './change.ts'
import type { PlanOperation } from './operation.ts'
import { previewPlan } from './preview.ts'

const day = (days: number) => addDays(MONDAY, days)
const calendar = calendarOf([
  anItem(1, day(0)),
  anItem(2, day(1), { mark: { state: 'done' } }),
  anItem(3, day(2), { content: aRace }),
  anItem(4, day(8)),
])
const shift: PlanOperation = { op: 'shift', from: day(0), days: 2 }
const copy: PlanOperation = { op: 'copy-week', from: MONDAY, times: 1, replace: true }

test('the preview of a shift says what comes to which day, and why the rest stays', () => {
  expect(previewPlan(calendar, shift, surroundings())).toEqual({
    ok: true,
    preview: {
      comes: [
        { item: calendar.get(idNo(1)), date: day(2) },
        { item: calendar.get(idNo(4)), date: day(10) },
      ],
      stays: [
        { item: calendar.get(idNo(2)), because: 'done' },
        { item: calendar.get(idNo(3)), because: 'race' },
      ],
      goes: [],
    },
  })
})

test('the preview of a copied week says what it replaces', () => {
  expect(previewPlan(calendar, copy, surroundings())).toMatchObject({
    preview: { comes: [{ date: day(7) }, { date: day(8) }], stays: [{ because: 'race' }], goes: [{ id: idNo(4) }] },
  })
})

test.each([shift, copy])('a preview is what is done: $op', (operation) => {
  const result = previewPlan(calendar, operation, surroundings())
  const changed = changeCalendar(calendar, [operation], surroundings())
  if (!result.ok || !changed.ok) throw new Error('It was refused.')
  const { comes, goes } = result.preview
  const after = [...changed.calendar.values()]
  const isNew = ({ id, date }: { id: string; date: string }) => calendar.get(id)?.date !== date
  expect(after.filter(isNew).map(({ date }) => date)).toEqual(comes.map(({ date }) => date))
  expect(goes.some(({ id }) => changed.calendar.has(id))).toBe(false)
})

test('what is not possible is said before', () => {
  expect(previewPlan(new Map(), shift, surroundings())).toEqual({ ok: false, refusal: 'nothing-there' })
})
