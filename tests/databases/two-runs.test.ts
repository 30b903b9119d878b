import { expect, inject, test } from 'vitest'
import { newDatabase } from './new-database.ts'
import { databaseOn, makeTemplate, runStatement } from './postgres-setup.ts'

test('a run that ends drops its own databases, and none of another run on the same server', async () => {
  const server = inject('postgresUrl') ?? ''
  const mine = await newDatabase({ isMigrated: false })
  const other = await makeTemplate(server)
  await runStatement(server, `create database ${other.template}_copy template ${other.template}`)
  await other.drop()
  expect((await runStatement(mine, 'select 1 as alive')).rows).toEqual([{ alive: 1 }])
  for (const name of [other.template, `${other.template}_copy`])
    await expect(runStatement(databaseOn(server, name), 'select 1')).rejects.toThrow('does not exist')
})
