import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { theApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'

test('an athlete reads few seasons of the calendar at the same time', async () => {
  const { db } = await theApp()
  const athlete = await anAthlete()
  const { answers } = await db.transaction(async (within) => {
    await within.execute(sql`lock table calendar_items`)
    const seasons = Array.from({ length: 7 }, () =>
      athlete.api('get /api/calendar', { start_date: '2026-03-02', end_date: '2026-06-11' }),
    )
    const answers = Promise.allSettled(seasons)
    // The others wait for the table.
    await expect(Promise.race(seasons)).rejects.toMatchObject({ status: 429, code: 'too-often' })
    // In an object: a transaction waits for a promise that it returns.
    return { answers }
  })
  expect((await answers).filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
})
