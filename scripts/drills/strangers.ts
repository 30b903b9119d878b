import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { anAthlete } from '#tests/e2e/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { attackFor } from './strangers/attack.ts'
import { createLargeWorkouts } from './strangers/large-workouts.ts'
import { startReader } from './strangers/start-reader.ts'

const ATTACK_SECONDS = Number(process.env.ATTACK_SECONDS ?? 300)
const WARM_UP_SECONDS = 10
/** Long enough for idle threads to end and for cached pages to expire. */
const QUIET_SECONDS = 60
/** Longer than the time between two collections of the heap: until one, an athlete's own reads fill up to 100 MB. */
const SAMPLED_SECONDS = 20
const MAX_GROWTH_MB = 200
const MAX_READ_MS = 250

/**
 * Attacks a server as people without an account can, from one IP address and from fifty: with emails of a megabyte,
 * endless bodies, the largest pages and files, sign-ups and password resets. Meanwhile an athlete reads pages. Fails if
 * memory grows, if the athlete waits too long, or if an attack causes an error of the server.
 */
export async function strangersDrill(): Promise<void> {
  const programs = findPostgres()
  const failures: string[] = []
  for (const ipAddresses of [1, 50]) {
    failures.push(...(await attackServer(`embedded, from ${ipAddresses}`, ipAddresses, {})))
    if (!programs) continue
    const postgres = await startPostgres(programs)
    failures.push(
      ...(await attackServer(`PostgreSQL, from ${ipAddresses}`, ipAddresses, { DATABASE_URL: postgres.url })),
    )
    await postgres.stop()
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

async function attackServer(label: string, ipAddresses: number, env: Record<string, string>): Promise<string[]> {
  const server = await startServer({ env: { ...env, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' } })
  const athlete = await anAthlete(server)
  const workoutIds = await createLargeWorkouts(server, athlete)
  const reader = startReader(server, athlete)
  await pause(WARM_UP_SECONDS * 1000)
  const before = await leastMemoryMbOf(server)
  await reader.startMeasuring()
  const outcome = await attackFor(ATTACK_SECONDS, {
    url: server.url,
    ipAddresses,
    email: athlete.email,
    workoutIds,
  })
  const during = await reader.report()
  const peak = memoryMbOf(server)
  await pause((QUIET_SECONDS - SAMPLED_SECONDS) * 1000)
  const after = await leastMemoryMbOf(server)
  await reader.stop()
  await server.stop()

  console.log(`  ${label}: ${JSON.stringify(Object.fromEntries(outcome.byStatus))}`)
  console.log(
    `    an athlete read ${during.count} times: median ${during.median} ms, p95 ${during.p95} ms, max ${during.max} ms`,
  )
  console.log(`    memory ${before} MB before, ${peak} MB at the end, ${after} MB ${QUIET_SECONDS} s later`)
  return [
    ...(after - before > MAX_GROWTH_MB ? [`${label}: memory grew by ${after - before} MB`] : []),
    ...(during.p95 > MAX_READ_MS ? [`${label}: 95 % of an athlete's reads took up to ${during.p95} ms`] : []),
    ...during.refused.map((refusal) => `${label}: an athlete was answered ${refusal}`),
    ...outcome.faults.map((fault) => `${label}: ${fault}`),
  ]
}

/** The least resident memory in some seconds, which is what the server keeps. */
async function leastMemoryMbOf(server: RunningServer): Promise<number> {
  let least = memoryMbOf(server)
  for (let second = 0; second < SAMPLED_SECONDS; second += 1) {
    await pause(1000)
    least = Math.min(least, memoryMbOf(server))
  }
  return least
}

/** The server's resident memory now. */
function memoryMbOf({ process }: RunningServer): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
