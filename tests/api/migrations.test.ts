import { expect, test } from 'vitest'
import { head, migratedTo } from '#server/db/migrations.ts'
import { testDatabase } from '#tests/support/server/database.ts'

test('a migrated database has the newest migration', async () => {
  const { db, close } = await testDatabase()
  expect(await migratedTo(db)).toBe(head)
  await close()
})
