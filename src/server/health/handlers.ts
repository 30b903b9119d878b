import type { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { head, migratedTo } from '../db/migrations.ts'

/** Jobs are started after the port is opened; until then what asks for one waits. */
export type JobState = 'start' | 'run' | 'do not run'

export type Health = {
  ready: boolean
  database: 'answers' | 'does not answer'
  migrations: 'at head' | 'not at head'
  jobs: JobState
}

/** `/healthz` says the process is alive, `/readyz` that it can serve. */
export function mountHealth(app: Hono, db: Database, jobState: () => JobState): void {
  app.get('/healthz', (context) => context.json({ alive: true }))
  app.get('/readyz', async (context) => {
    const health = await healthOf(db, jobState())
    context.header('cache-control', 'no-store')
    return context.json(health, health.ready ? 200 : 503)
  })
}

/** Whether the database answers and knows this build's migrations, and the jobs run or soon will. */
export async function healthOf(db: Database, jobs: JobState): Promise<Health> {
  const migrated = await migratedTo(db).catch(() => undefined)
  return {
    ready: migrated === head && jobs !== 'do not run',
    database: migrated === undefined ? 'does not answer' : 'answers',
    migrations: migrated === head ? 'at head' : 'not at head',
    jobs,
  }
}
