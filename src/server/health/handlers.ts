import type { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { head, migratedTo } from '../db/migrations.ts'

export type Health = { ready: boolean; database: 'answers' | 'does not answer'; migrations: 'at head' | 'not at head' }

/** `/healthz` says the process is alive, `/readyz` that it can serve. */
export function mountHealth(app: Hono, db: Database): void {
  app.get('/healthz', (context) => context.json({ alive: true }))
  app.get('/readyz', async (context) => {
    const health = await healthOf(db)
    context.header('cache-control', 'no-store')
    return context.json(health, health.ready ? 200 : 503)
  })
}

/** Whether the database answers and knows this build's migrations. */
export async function healthOf(db: Database): Promise<Health> {
  const migrated = await migratedTo(db).catch(() => undefined)
  return {
    ready: migrated === head,
    database: migrated === undefined ? 'does not answer' : 'answers',
    migrations: migrated === head ? 'at head' : 'not at head',
  }
}
