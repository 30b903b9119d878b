import { expect, inject, test } from 'vitest'
import { newDatabase } from './new-database.ts'
import { asked, databaseOn, makeTemplate } from './postgres-setup.ts'

test('a run that ends takes its own databases along, and those of no other run on the server', async () => {
  const server = inject('postgresUrl') ?? ''
  const mine = await newDatabase({ isMigrated: false })
  const other = await makeTemplate(server)
  await asked(server, `create database ${other.template}_copy template ${other.template}`)
  await other.drop()
  expect((await asked(mine, 'select 1 as alive')).rows).toEqual([{ alive: 1 }])
  for (const name of [other.template, `${other.template}_copy`])
    await expect(asked(databaseOn(server, name), 'select 1')).rejects.toThrow('does not exist')
})
