import { describe, expect, test } from 'vitest'
import { anItem, idNo, MONDAY, surroundings } from '#tests/support/calendar.ts'
import { addDays } from '../days/day.ts'
import { type CalendarItem, calendarOf } from '../items/item.ts'
import { changeCalendar } from './change.ts'
import type { Operation } from './operation.ts'
import { MAX_ITEMS_A_CHANGE } from './refusal.ts'

const day = (days: number) => addDays(MONDAY, days)

/** Changes a calendar, and counts the new ids that are asked for and how often the day of an entry is looked at. */
function work(items: readonly CalendarItem[], operations: readonly Operation[]) {
  let [made, looks] = [0, 0]
  const counted = items.map((item) =>
    Object.defineProperty({ ...item }, 'date', {
      enumerable: true,
      get: () => {
        looks += 1
        return item.date
      },
    }),
  )
  const around = surroundings()
  const newId = () => {
    made += 1
    return around.newId()
  }
  const result = changeCalendar(calendarOf(counted), operations, { ...around, newId })
  return { refusal: result.ok ? undefined : result.refusal, made, looks }
}

describe('the work of a change', () => {
  const fullWeek = Array.from({ length: 140 }, (_, index) => anItem(100_000 + index, day(Math.floor(index / 20))))
  const many = Array.from({ length: 19_500 }, (_, index) => anItem(100_000 + index, day(Math.floor(index / 5))))

  test('ends with the entry that is one too many', () => {
    const copyWeek = { op: 'copy-week', from: MONDAY, times: 26, replace: true } as const
    const { refusal, made } = work(fullWeek, Array<Operation>(10).fill(copyWeek))
    expect(refusal).toBe('too-many')
    expect(made).toBe(MAX_ITEMS_A_CHANGE + 1)
  })

  test('is that of the days that it concerns, and not of the calendar for each of its operations', () => {
    const moves = Array.from(
      { length: 500 },
      (_, index) => ({ op: 'move', id: idNo(100_000 + index), date: day(index) }) as const,
    )
    const copies = [0, 1, 2, 3].map(
      (week) => ({ op: 'copy-week', from: day(7 * week), times: 1, replace: true }) as const,
    )
    for (const operations of [moves, copies]) {
      const { refusal, looks } = work(many, operations)
      expect(refusal).toBeUndefined()
      // Each entry a few times for the change as a whole, and those of a few days for each operation.
      expect(looks).toBeLessThan(10 * many.length)
    }
  })
})
