import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('SQL that fails within a transaction of its own leaves none open', async () => {
  await expect(database.runSql('begin; select 1 / 0; commit')).rejects.toThrow(/division by zero/)
  expect(await database.runSql('select 1 as n')).toMatchObject({ rows: [{ n: 1 }] })
})

test('SQL without values may hold several statements, whose rows are joined', async () => {
  expect((await database.runSql('select 1 as n; select 2 as n')).rows).toEqual([{ n: 1 }, { n: 2 }])
  expect((await database.runSql('select $1::int as n', [3])).rows).toEqual([{ n: 3 }])
})
