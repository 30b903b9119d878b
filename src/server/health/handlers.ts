import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { OpenDatabase } from '../db/database.ts'
import { head, migratedTo } from '../db/migrations.ts'

/** State of the jobs, which start after the port is open. */
export type JobState = 'start' | 'run' | 'do not run'

export type Health = {
  ready: boolean
  database: 'answers' | 'does not answer'
  migrations: 'at head' | 'not at head'
  writes: 'possible' | 'not possible'
  jobs: JobState
}

/** `/healthz` says the process is alive, `/readyz` that it can serve. */
export function mountHealth(app: Hono, parts: HealthParts): void {
  app.get('/healthz', (context) => context.json({ alive: true }))
  app.get('/readyz', async (context) => {
    const health = await healthOf(parts)
    context.header('cache-control', 'no-store')
    return context.json(health, health.ready ? 200 : 503)
  })
}

export type HealthParts = Pick<OpenDatabase, 'db' | 'takesWrites'> & { jobState: () => JobState }

/** Longest wait for the database, in ms; chosen to be shorter than the probe of an orchestrator. */
const PATIENCE_MS = 2_000

/** Whether the database answers, knows this build's migrations and takes writes, and the jobs run or soon will. */
export async function healthOf({ db, takesWrites, jobState }: HealthParts): Promise<Health> {
  const asked = Promise.all([migratedTo(db), takesWrites()]).catch(() => [])
  const [migrated, isWritable = false] = await Promise.race([asked, pause(PATIENCE_MS, [], { ref: false })])
  const jobs = jobState()
  return {
    ready: migrated === head && isWritable && jobs !== 'do not run',
    database: migrated === undefined ? 'does not answer' : 'answers',
    migrations: migrated === head ? 'at head' : 'not at head',
    writes: isWritable ? 'possible' : 'not possible',
    jobs,
  }
}
