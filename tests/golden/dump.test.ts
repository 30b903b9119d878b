import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { newDatabase } from '#tests/databases/new-database.ts'
import { runStatement } from '#tests/databases/postgres-setup.ts'
import { ADD_FLOAT_NOISE, expectNoFloatNoise } from './float-noise.ts'
import { expectTheSeed } from './seed.ts'

const versions = readdirSync('tests/golden', { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each(versions.map(({ name }) => name))(
  'a dump of version %s opens with all its data, and whole seconds',
  async (version) => {
    const databaseUrl = await newDatabase({ isMigrated: false })
    await runStatement(databaseUrl, readFileSync(`tests/golden/${version}/dump.sql`, 'utf8'))
    await runStatement(databaseUrl, ADD_FLOAT_NOISE)
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl }, console.error)
    await expectTheSeed(db)
    await expectNoFloatNoise(db)
    await close()
  },
)
