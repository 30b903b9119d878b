import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '#domain/units/numbers.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { adminGrowth } from './growth/admin.ts'
import { calendarGrowth } from './growth/calendar.ts'
import type { Growth, Size } from './growth/growth.ts'
import { routesGrowth } from './growth/routes.ts'

const parts: readonly Growth[] = [calendarGrowth, routesGrowth, adminGrowth]

const ROUNDS = 15
/** Calls of one round, each for another athlete. */
const CALLS = 40
const WARM_UP_CALLS = 200

/**
 * Compares the time of frequent queries in a large database with their time in a small one, in which an athlete has as much.
 * The two are measured in turns, so that other work of this machine slows both.
 */
export async function bench(): Promise<void> {
  const programs = findPostgres()
  for (const part of parts) {
    console.log(part.what)
    if (programs) {
      const postgres = await startPostgres(programs)
      console.log('On PostgreSQL:')
      await compare(part, async (size) => {
        const address = new URL(postgres.url)
        const server = await openDatabase({ dataDir: '', databaseUrl: postgres.url }, console.error)
        await server.runSql(`create database growth_${size}`)
        await server.close()
        address.pathname = `/growth_${size}`
        return openDatabase({ dataDir: '', databaseUrl: address.href }, console.error)
      })
      await postgres.stop()
    } else console.log('PostgreSQL is not installed: only the embedded database is measured.')
    if (part.onPostgresAlone) continue
    const folder = mkdtempSync(join(tmpdir(), 'pacewright-growth-'))
    console.log('On the embedded database:')
    await compare(part, (size) => openDatabase({ dataDir: join(folder, size) }, console.error))
    rmSync(folder, { recursive: true })
  }
}

async function compare({ fill, reads }: Growth, open: (size: Size) => Promise<OpenDatabase>): Promise<void> {
  const [small, large] = [await open('small'), await open('large')]
  for (const [size, { db, runSql }] of Object.entries({ small, large })) {
    await fill(db, size as Size)
    // As after an autovacuum.
    await runSql('vacuum analyze')
  }
  const table: Record<
    string,
    { 'small ms': number; 'large ms': number; 'large p95 ms': number; 'large / small': number }
  > = {}
  for (const [name, read] of Object.entries(reads)) {
    const times = { small: [] as number[], large: [] as number[] }
    const calls = { small: [] as number[], large: [] as number[] }
    const run = async (size: Size, count: number, from: number) => {
      const { db } = { small, large }[size]
      let total = 0
      for (let n = 0; n < count; n += 1) {
        const start = performance.now()
        await read(db, size, from + n)
        calls[size].push(performance.now() - start)
        total += calls[size].at(-1) ?? 0
      }
      return total / count
    }
    await run('small', WARM_UP_CALLS, 0)
    await run('large', WARM_UP_CALLS, 0)
    calls.large = []
    for (let round = 0; round < ROUNDS; round += 1)
      for (const size of ['small', 'large'] as const) times[size].push(await run(size, CALLS, round * CALLS))
    table[name] = {
      'small ms': rounded(median(times.small)),
      'large ms': rounded(median(times.large)),
      'large p95 ms': rounded(percentile(calls.large, 0.95)),
      // Within each round, because a machine that is busy with something else slows both.
      'large / small': rounded(median(times.large.map((ms, round) => ms / (times.small[round] ?? ms)))),
    }
  }
  console.table(table)
  await small.close()
  await large.close()
}

/** The value that a share of the values do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}

const rounded = (figure: number) => Number(figure.toPrecision(3))
