import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/days/day.ts'
import { aShownItem, idNo, MONDAY } from '#tests/support/calendar.ts'
import { contentsOf } from './contents.ts'
import { daysAfter } from './optimistic.ts'
import { type OutputOfDays, rangeQuery } from './queries.ts'

const day = (days: number) => addDays(MONDAY, days)
const steps: OutputOfDays['workouts'][number]['steps'] = [
  { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 1800 } },
]
const workout = { id: idNo(900), name: 'Easy run', sport: 'running', type: null, steps, poolLength: null } as const
const title = { name: workout.name, sport: workout.sport, type: null }
const days: OutputOfDays = {
  revision: 1,
  items: [0, 0, 1, 4, 8].map((on, at) => ({
    ...aShownItem(at + 1, day(on)),
    content: { kind: 'workout', workout_id: workout.id, title },
  })),
  workouts: [workout],
}

test('what stands on a day comes with its workouts, and a day of a week without entries is not there', () => {
  const contents = contentsOf(days, null)
  expect(contents.days[day(0)]?.items.map(({ id }) => id)).toEqual([idNo(1), idNo(2)])
  expect(contents.days[day(1)]?.workouts[idNo(3)]?.workout).toBe(workout)
  expect(contents.days[day(2)]).toMatchObject({ items: [], sums: undefined })
  expect(contents.days[day(14)]).toBeUndefined()
  expect(Object.keys(contents.weeks)).toEqual([day(0), day(7)])
})

test('after a move all days but two are the same objects, so that only those are drawn again', () => {
  const cache = new QueryClient()
  const range = rangeQuery(day(0), day(13))
  cache.setQueryData(range.queryKey, days)
  const select = (data: OutputOfDays) => contentsOf(data, null)
  const observer = new QueryObserver(cache, { ...range, select, enabled: false })
  observer.subscribe(() => {})
  const before = observer.getCurrentResult().data
  const move = { op: 'move', id: idNo(1), date: day(8), before: null } as const
  cache.setQueryData(range.queryKey, daysAfter(days, [move], day(0), day(13)))
  const after = observer.getCurrentResult().data
  // Read anew from the server, the entries are other objects with the same values.
  const known = cache.getQueryData(range.queryKey)
  cache.setQueryData(range.queryKey, { ...structuredClone(known as OutputOfDays), revision: 2 })
  const again = observer.getCurrentResult().data
  for (const on of [1, 2, 3, 4, 5, 6, 7, 9]) {
    expect(after?.days[day(on)]?.items).toBe(before?.days[day(on)]?.items)
    expect(again?.days[day(on)]).toBe(after?.days[day(on)])
  }
  expect(after?.days[day(0)]?.items).toHaveLength(1)
  expect(after?.days[day(8)]?.items).toHaveLength(2)
  expect(again?.weeks[day(0)]).toBe(after?.weeks[day(0)])
})
