import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { startServer } from '#tests/e2e/server.ts'

// `node scripts/golden.ts`: when a version is released, keeps a small data directory and a dump in tests/golden. Every
// later version must be able to open both.
const maxBuffer = 1 << 28
// A cluster contains its system tables three times; a window over the whole file lets the compressor keep them once.
const wholeWindow = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 27 }

const { version } = JSON.parse(await readFile('package.json', 'utf8'))
const folder = join('tests/golden', version)
await mkdir(folder, { recursive: true })
await packDataDirectory(join(folder, 'data.tar.zst'))
await writeFile(join(folder, 'dump.sql'), await dumpSeed())
console.log(`${folder} is written.`)

/** Packs the data directory of a server with the seed, after it has stopped. */
async function packDataDirectory(file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-golden-'))
  const server = await startServer({ dataDir })
  await server.seed()
  await server.stop()
  const packed = execFileSync('tar', ['--create', '--exclude', 'held.lock*', '--directory', dataDir, '.'], {
    maxBuffer,
  })
  await writeFile(file, zstdCompressSync(packed, { params: wholeWindow }))
  await rm(dataDir, { recursive: true })
}

/** The seed in PostgreSQL, as pg_dump writes it. */
async function dumpSeed(): Promise<string> {
  const programs = findPostgres()
  if (!programs) throw new Error('A dump needs the programs of a PostgreSQL.')
  const postgres = await startPostgres(programs)
  const server = await startServer({ env: { DATABASE_URL: postgres.url } })
  await server.seed()
  await server.stop()
  const dump = execFileSync(join(programs, 'pg_dump'), ['--inserts', '--no-owner', '--no-privileges', postgres.url], {
    encoding: 'utf8',
    maxBuffer,
  })
  await postgres.stop()
  // Commands of psql, which PostgreSQL itself does not understand.
  return dump.replaceAll(/^\\.*\n/gm, '')
}
