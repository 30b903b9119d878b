import { expect, test } from 'vitest'
import { calendarSearch } from './calendar-search.ts'

test.each([
  [{}, { view: undefined, date: undefined }],
  [
    { view: 'monthly', date: '2026-11-16' },
    { view: 'monthly', date: '2026-11-16' },
  ],
  [
    { view: 'weekly', date: '2026-02-30' },
    { view: undefined, date: undefined },
  ],
  [
    { view: 7, date: 20261116 },
    { view: undefined, date: undefined },
  ],
])('the search %j is read as %j', (search, read) => {
  expect(calendarSearch(search)).toStrictEqual(read)
})
