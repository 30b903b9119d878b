import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { ADD_FLOAT_NOISE, expectNoFloatNoise } from './float-noise.ts'
import { expectTheSeed } from './seed.ts'

const versions = readdirSync('tests/golden', { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each(versions.map(({ name }) => name))(
  'a data directory of version %s opens with all its data, and whole seconds',
  async (version) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pacewright-golden-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const packed = zstdDecompressSync(readFileSync(`tests/golden/${version}/data.tar.zst`))
    execFileSync('tar', ['--extract', '--directory', dataDir], { input: packed })
    const unmigrated = new PGlite(join(dataDir, 'db'))
    await unmigrated.exec(ADD_FLOAT_NOISE)
    await unmigrated.close()
    const { db, close } = await openDatabase({ dataDir }, console.error)
    await expectTheSeed(db)
    await expectNoFloatNoise(db)
    await close()
  },
)

test('there is at least one data directory to open', () => {
  expect(versions.length).toBeGreaterThan(0)
})
