import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MAX_ITEMS } from '#domain/calendar/change/refusal.ts'
import { purgeKeptWorkouts } from '#server/calendar/store/workouts.ts'
import type { Database } from '#server/db/database.ts'
import { kept_workouts } from '#server/db/tables.ts'
import { theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete } from '#tests/support/server/people.ts'
import { aPlannedRun, change, days, easyRun } from '#tests/support/server/planned.ts'

const monday = '2026-03-02'
const note = { kind: 'note', text: 'Dentist' } as const

/** Fills an athlete's calendar with notes, one a day, from a first day on. */
async function fill(db: Database, athlete: string, count: number, from: string) {
  await db.execute(sql`
    insert into calendar_items (athlete_id, id, date, "order", content)
    select ${athlete}, gen_random_uuid(), ${from}::date + (n % 4000), 'i', ${JSON.stringify(note)}::jsonb
    from generate_series(1, ${count}::int) n`)
  await db.execute(sql`
    insert into calendars (athlete_id, revision, item_count) values (${athlete}, 0, ${count})
    on conflict (athlete_id) do update set item_count = calendars.item_count + excluded.item_count`)
}

test('a calendar has at most 20,000 entries, however many are added at once, and room again after a removal', async () => {
  const { db } = await theApp()
  const athlete = await anAthlete()
  await fill(db, athlete.id, MAX_ITEMS - 1, '2030-01-01')
  const add = () => change(athlete, { op: 'add', id: randomUUID(), date: monday, content: note })
  const answers = await Promise.allSettled(Array.from({ length: 8 }, add))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(add()).rejects.toMatchObject({
    status: 409,
    code: 'calendar-full',
    message: 'A calendar has at most 20,000 entries. Remove some that you do not need.',
  })
  const [first] = (await days(athlete)).items
  const removed = await change(athlete, { op: 'remove', id: first?.id ?? '' })
  await add()
  await expect(
    athlete.api('post /api/calendar/changes/{id}/undo', { id: removed.change?.id ?? '' }),
  ).rejects.toMatchObject({ status: 409, code: 'calendar-full' })
  const moved = { op: 'shift', from: monday, to: monday, days: 1 } as const
  expect((await change(athlete, moved)).change?.about.count).toBe(1)
})

test('one change concerns at most 5,000 entries, and a day has at most 20', async () => {
  const { db } = await theApp()
  const athlete = await anAthlete()
  await fill(db, athlete.id, 5001, '2030-01-01')
  await expect(change(athlete, { op: 'shift', from: '2030-01-01', days: 7 })).rejects.toMatchObject({
    status: 400,
    message: 'One change can concern 5,000 entries at most. Choose fewer days.',
  })
  expect((await change(athlete, { op: 'shift', from: '2030-01-03', days: 7 })).items.length).toBeGreaterThan(4990)
  const add = (count: number) =>
    change(
      athlete,
      ...Array.from({ length: count }, () => ({ op: 'add', id: randomUUID(), date: monday, content: note }) as const),
    )
  await expect(add(21)).rejects.toMatchObject({ status: 409, code: 'day-full' })
  expect((await add(20)).items).toHaveLength(20)
})

test('workouts that were kept for done entries are purged when no entry and no undo needs them', async () => {
  const { db } = await theApp()
  const athlete = await anAthlete()
  const [first, second] = [await aPlannedRun(athlete, monday), await aPlannedRun(athlete, monday)]
  const third = randomUUID()
  await change(athlete, { op: 'copy', id: third, of: first.id, date: '2026-03-09' })
  await change(athlete, ...[first.id, third].map((id) => ({ op: 'mark', id, mark: { state: 'done' } }) as const))
  // Equal workouts are kept once.
  await change(athlete, { op: 'mark', id: second.id, mark: { state: 'done' } })
  expect(await keptOf(db, athlete)).toBe(1)
  await athlete.api('put /api/workouts/{id}', { ...easyRun, id: second.workout_id, name: 'Long run' })
  const unmarked = await change(athlete, { op: 'mark', id: second.id, mark: null })
  const again = await change(athlete, { op: 'mark', id: second.id, mark: { state: 'done' } })
  expect(await keptOf(db, athlete)).toBe(2)
  const later = new Date(Date.now() + 1000)
  expect(unmarked.items[0]?.kept_id).toBeNull()
  await athlete.api('post /api/calendar/changes/{id}/undo', { id: again.change?.id ?? '' })
  await purgeKeptWorkouts(db, later, 100)
  expect(await keptOf(db, athlete)).toBe(2)
  // The undo of the mark is one of the last fifty changes no more.
  for (let n = 0; n < 50; n += 1)
    await change(athlete, { op: 'move', id: second.id, date: n % 2 ? monday : '2026-03-03' })
  await purgeKeptWorkouts(db, new Date(0), 100)
  expect(await keptOf(db, athlete)).toBe(2)
  await purgeKeptWorkouts(db, later, 100)
  expect(await keptOf(db, athlete)).toBe(1)
  expect((await days(athlete)).workouts.map(({ name }) => name).toSorted()).toEqual(['Easy run', 'Long run'])
})

test('an athlete’s calendar goes with the athlete', async () => {
  const { db } = await theApp()
  const athlete = await anAthlete()
  const { id } = await aPlannedRun(athlete, monday)
  await change(athlete, { op: 'mark', id, mark: { state: 'done' } })
  await db.execute(sql`delete from athletes where id = ${athlete.id}`)
  for (const table of ['calendars', 'calendar_items', 'calendar_changes', 'kept_workouts']) {
    const left = await db.execute(sql`select 1 from ${sql.identifier(table)} where athlete_id = ${athlete.id}`)
    expect((left as unknown as { rows: unknown[] }).rows).toEqual([])
  }
})

async function keptOf(db: Database, { id }: Athlete): Promise<number> {
  return db.$count(kept_workouts, eq(kept_workouts.athlete_id, id))
}

test('an athlete reads any number of months at the same time', async () => {
  const athlete = await anAthlete()
  const months = Array.from({ length: 7 }, () =>
    athlete.api('get /api/calendar', { start_date: monday, end_date: '2026-06-10' }),
  )
  expect(await Promise.all(months)).toHaveLength(7)
})
