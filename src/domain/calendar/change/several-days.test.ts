import { afterEach, describe, expect, test, vi } from 'vitest'
import { anItem, aRace, easyRun, idNo, MONDAY, surroundings } from '#tests/support/calendar.ts'
import { addDays } from '../days/day.ts'
import { type CalendarItem, calendarOf, daysOf, inOrder } from '../items/item.ts'
import { changeCalendar } from './change.ts'
import { layOutWeekCopy } from './copy-week.ts'
import type { Operation } from './operation.ts'
import { layOutShift } from './shift.ts'

const note: CalendarItem['content'] = { kind: 'note', text: 'With the club' }
const deleted: CalendarItem['content'] = { kind: 'workout', workout_id: idNo(901), title: easyRun }
const day = (days: number) => addDays(MONDAY, days)

const week = [
  anItem(1, day(0)),
  anItem(2, day(2), { order: 'b', content: note }),
  anItem(3, day(2), { order: 'c', mark: { state: 'done' }, kept_id: idNo(800) }),
  anItem(4, day(4), { content: deleted }),
  anItem(5, day(6), { content: aRace }),
]

function change(items: CalendarItem[], operation: Operation) {
  const result = changeCalendar(calendarOf(items), [operation], surroundings())
  if (!result.ok) throw new Error(result.refusal)
  return { ...result, items: inOrder(result.calendar.values()) }
}

describe('copying a week', () => {
  test('repeats its plan on the same weekdays of the weeks that follow', () => {
    const { items, about } = change(week, { op: 'copy-week', from: MONDAY, times: 2, replace: false })
    const copies = items.filter(({ id }) => id >= idNo(1000))
    expect(copies.map(({ date, content, mark, kept_id }) => [date, content.kind, mark, kept_id])).toEqual([
      [day(7), 'workout', null, null],
      [day(9), 'note', null, null],
      [day(9), 'workout', null, null],
      [day(14), 'workout', null, null],
      [day(16), 'note', null, null],
      [day(16), 'workout', null, null],
    ])
    expect(about).toEqual({ did: 'copy-week', count: 6, name: 'Easy run', date: day(7) })
  })

  test('leaves out races and deleted workouts, and says so before', () => {
    const plan = { from: MONDAY, times: 1, replace: false }
    const { copies, leftOut } = layOutWeekCopy(daysOf(calendarOf(week)), plan, (id) => id === idNo(901))
    expect(copies.map(({ item }) => item.id)).toEqual([idNo(1), idNo(2), idNo(3)])
    expect(leftOut.map(({ item, because }) => [item.id, because])).toEqual([
      [idNo(4), 'deleted'],
      [idNo(5), 'race'],
    ])
  })

  test.each([
    [true, [idNo(7), idNo(8)]],
    [false, [idNo(6), idNo(7), idNo(8)]],
  ])('replaces what is planned there only if asked (%s), and never what is done or a race', (replace, staying) => {
    const there = [
      anItem(6, day(7)),
      anItem(7, day(8), { mark: { state: 'skipped' } }),
      anItem(8, day(13), { content: aRace }),
      anItem(9, day(14)),
    ]
    const { items } = change([...week, ...there], { op: 'copy-week', from: MONDAY, times: 1, replace })
    const left = items.filter(({ id, date }) => date >= day(7) && date < day(14) && id < idNo(1000))
    expect(left.map(({ id }) => id)).toEqual(staying)
    expect(items.at(-1)?.id).toBe(idNo(9))
  })
})

describe('shifting a plan', () => {
  test('moves what is planned from a day on, and leaves races and what is done', () => {
    const { moves, stays } = layOutShift(daysOf(calendarOf(week)), { from: day(2), days: 3 })
    expect(moves.map(({ item, date }) => [item.id, date])).toEqual([
      [idNo(2), day(5)],
      [idNo(4), day(7)],
    ])
    expect(stays.map(({ id }) => id)).toEqual([idNo(3), idNo(5)])
    const { items, about } = change(week, { op: 'shift', from: day(2), days: 3 })
    expect(items.map(({ id, date }) => [id, date])).toEqual([
      [idNo(1), day(0)],
      [idNo(3), day(2)],
      [idNo(2), day(5)],
      [idNo(5), day(6)],
      [idNo(4), day(7)],
    ])
    expect(about).toEqual({ did: 'shift', count: 2, name: 'With the club', date: day(5) })
  })

  test('ends at a last day, and goes back too', () => {
    const { items } = change(week, { op: 'shift', from: day(0), to: day(2), days: -1 })
    expect(items.map(({ id, date }) => [id, date])).toEqual([
      [idNo(1), day(-1)],
      [idNo(2), day(1)],
      [idNo(3), day(2)],
      [idNo(4), day(4)],
      [idNo(5), day(6)],
    ])
  })
})

// The clocks of these zones change within the weeks that are copied and shifted; Apia left out 30 December 2011.
describe.each([
  ['Europe/Berlin', '2026-03-23'],
  ['Europe/Berlin', '2026-10-19'],
  ['America/New_York', '2026-10-26'],
  ['Australia/Lord_Howe', '2026-03-30'],
  ['America/Sao_Paulo', '2018-10-29'],
  ['Pacific/Apia', '2011-12-19'],
  // Over 29 February, and over a week 53.
  ['UTC', '2024-02-19'],
  ['UTC', '2020-12-21'],
  // Weeks from a Sunday and from a Saturday.
  ['Europe/Berlin', '2026-03-22'],
  ['America/New_York', '2026-10-24'],
  ['UTC', '2024-02-24'],
  ['UTC', '2020-12-20'],
])('where the clock is that of %s, the week of %s', (zone, first) => {
  afterEach(() => vi.unstubAllEnvs())
  const plan = [0, 2, 6].map((days, at) => anItem(at + 1, addDays(first, days)))

  test('is copied to the same weekdays', () => {
    vi.stubEnv('TZ', zone)
    const { items } = change(plan, { op: 'copy-week', from: first, times: 3, replace: false })
    const expected = [0, 7, 14, 21].flatMap((weeks) => [0, 2, 6].map((days) => afterUtc(first, weeks + days)))
    expect(items.map(({ date }) => date)).toEqual(expected)
  })

  test.each([1, 7, 30, -1])('is shifted by %d days and keeps its gaps', (days) => {
    vi.stubEnv('TZ', zone)
    const { items } = change(plan, { op: 'shift', from: first, days })
    expect(items.map(({ date }) => date)).toEqual([0, 2, 6].map((gap) => afterUtc(first, gap + days)))
  })
})

/** The day a number of days later by the clock of Greenwich, whose days have 24 hours. */
function afterUtc(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
