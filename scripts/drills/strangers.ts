import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { anAthlete } from '#tests/e2e/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { attackFor } from './strangers/attack.ts'
import { preyOf } from './strangers/prey.ts'
import { startReader } from './strangers/readers.ts'

const ATTACK_SECONDS = Number(process.env.ATTACK_SECONDS ?? 300)
const WARM_UP_SECONDS = 20
/** Until idle threads have ended and kept pages are forgotten. */
const QUIET_SECONDS = 60
const MAX_GROWTH_MB = 200
const MAX_READ_MS = 250

/**
 * What people without an account can do to a server, from one address and from fifty: addresses of a megabyte, bodies
 * without an end, the heaviest pages and files there can be, sign-ups and recoveries. Others go on reading beside it.
 */
export async function strangersDrill(): Promise<void> {
  const programs = findPostgres()
  const failures: string[] = []
  for (const addresses of [1, 50]) {
    failures.push(...(await attacked(`embedded, from ${addresses}`, addresses, {})))
    if (!programs) continue
    const postgres = await startPostgres(programs)
    failures.push(...(await attacked(`PostgreSQL, from ${addresses}`, addresses, { DATABASE_URL: postgres.url })))
    await postgres.stop()
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

async function attacked(label: string, addresses: number, env: Record<string, string>): Promise<string[]> {
  const server = await startServer({ env: { ...env, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' } })
  const athlete = await anAthlete(server)
  const prey = await preyOf(server, athlete)
  const readers = startReader(server, athlete)
  await pause(WARM_UP_SECONDS * 1000)
  const before = memoryOf(server)
  await readers.startMeasuring()
  const statuses = await attackFor(ATTACK_SECONDS, { url: server.url, addresses, prey })
  const during = await readers.measured()
  const peak = memoryOf(server)
  await pause(QUIET_SECONDS * 1000)
  const after = memoryOf(server)
  await readers.stop()
  await server.stop()

  console.log(`  ${label}: ${JSON.stringify(Object.fromEntries(statuses.byStatus))}`)
  console.log(
    `    others read ${during.count} times: median ${during.median} ms, 95 % in ${during.p95} ms, most ${during.most} ms`,
  )
  console.log(`    memory ${before} MB before, ${peak} MB at the end, ${after} MB ${QUIET_SECONDS} s later`)
  return [
    ...(after - before > MAX_GROWTH_MB ? [`${label}: memory grew by ${after - before} MB`] : []),
    ...(during.p95 > MAX_READ_MS ? [`${label}: 95 % of others' reads took up to ${during.p95} ms`] : []),
    ...during.refused.map((refusal) => `${label}: others were answered ${refusal}`),
    ...statuses.faults.map((fault) => `${label}: ${fault}`),
  ]
}

/** Resident memory of the server, in MB. */
function memoryOf({ process }: RunningServer): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
