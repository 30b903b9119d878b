import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { startHouse } from '#tests/e2e/house.ts'

// `node scripts/golden.ts`, once a version is done: keeps a small data directory and a dump of it in tests/golden,
// which every later version must open.
const { version } = JSON.parse(await readFile('package.json', 'utf8'))
const folder = join('tests/golden', version)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'seed.txt'), await keepDirectory(join(folder, 'data.tar.gz')))
await writeFile(join(folder, 'dump.sql'), await dumped())
console.log(`${folder} is written.`)

/** Packs the folder of a seeded and stopped server; answers how its athlete signs in. */
async function keepDirectory(file: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-golden-'))
  const house = await startHouse({ dataDir })
  const said = await house.seed()
  await house.stop()
  execFileSync('tar', ['--create', '--gzip', '--file', file, '--exclude', 'held.lock*', '--directory', dataDir, '.'])
  await rm(dataDir, { recursive: true })
  return said
}

/** The same seed in a PostgreSQL, as its own pg_dump writes it. */
async function dumped(): Promise<string> {
  const programs = findPostgres()
  if (!programs) throw new Error('A dump needs the programs of a PostgreSQL.')
  const postgres = await startPostgres(programs)
  const house = await startHouse({ env: { DATABASE_URL: postgres.url } })
  await house.seed()
  await house.stop()
  const dump = execFileSync(join(programs, 'pg_dump'), ['--inserts', '--no-owner', '--no-privileges', postgres.url], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  await postgres.stop()
  // Commands of psql, which no other reader knows.
  return dump.replaceAll(/^\\.*\n/gm, '')
}
