import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { startProxy, type TcpProxy } from '#tests/databases/proxy.ts'
import { anAthlete } from '#tests/e2e/people.ts'
import { startServer } from '#tests/e2e/server.ts'
import { MAX_RECOVERY_MS, Saving } from './saving.ts'

/** The duration of each fault: longer than every limit that the server sets on its database. */
const FAULT_MS = 12_000
/** docs/operating.md promises 15 seconds; the rest is for a busy machine. */
const MAX_STOP_MS = 20_000

type Fault = { name: string; begin: (proxy: TcpProxy) => unknown; end: (proxy: TcpProxy) => unknown }

const faults: Fault[] = [
  { name: 'stopped and started', begin: (proxy) => proxy.stop(), end: (proxy) => proxy.start() },
  { name: 'open connections silent', begin: (proxy) => proxy.silence(), end: () => undefined },
  {
    name: 'every connection silent',
    begin: (proxy) => proxy.silenceAll(true),
    end: (proxy) => proxy.silenceAll(false),
  },
  { name: 'delayed by 5 s', begin: (proxy) => proxy.delay(5_000), end: (proxy) => proxy.delay(0) },
]

/** Puts PostgreSQL behind a proxy that fails as networks do, and at last stops the server while the proxy is silent. */
export async function lostConnectionDrill(): Promise<void> {
  const programs = findPostgres()
  if (!programs) throw new Error('This drill needs a PostgreSQL: there is no initdb.')
  const postgres = await startPostgres(programs)
  const address = new URL(postgres.url)
  const proxy = await startProxy(Number(address.port))
  address.port = String(proxy.port)
  const server = await startServer({ env: { DATABASE_URL: address.href } })
  const athlete = await anAthlete(server)
  const saving = new Saving(server, athlete)
  for (const { name, begin, end } of faults) {
    let isOver = false
    const saves = saving.until(() => isOver)
    await pause(1000)
    const before = saving.refused
    await begin(proxy)
    await pause(FAULT_MS)
    await end(proxy)
    const recoveredMs = await saving.untilRecovered()
    isOver = true
    await saves
    await saving.verify()
    if (recoveredMs > MAX_RECOVERY_MS) throw new Error(`${name}: recovered only after ${recoveredMs} ms`)
    console.log(
      `  PostgreSQL ${name}: ${saving.refused - before} refused, ${saving.acknowledged.size} saved and stored, recovered in ${recoveredMs} ms`,
    )
  }
  proxy.silenceAll(true)
  const unanswered = Array.from({ length: 8 }, () => saving.save())
  // The saves reach the database before the server is told to stop.
  await pause(500)
  const start = performance.now()
  server.process.kill('SIGTERM')
  await Promise.race([once(server.process, 'exit'), pause(MAX_STOP_MS + 5_000)])
  const stoppedMs = Math.round(performance.now() - start)
  if (stoppedMs > MAX_STOP_MS) throw new Error(`The server took ${stoppedMs} ms to stop while PostgreSQL was silent`)
  console.log(`  stopped in ${stoppedMs} ms while PostgreSQL was silent, with ${unanswered.length} saves under way`)
  await Promise.allSettled(unanswered)
  await proxy.close()
  await postgres.stop()
}
