import type { Clock, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/database.ts'
import type { Log } from '../http/log/log.ts'

export type BossParts = { database: Pick<OpenDatabase, 'kind' | 'runSql'>; log: Log; clock?: Clock }

/**
 * pg-boss on the product's own database, started. It keeps its jobs in a schema `pgboss`, which it makes and migrates
 * itself. What it brings along is loaded here and not before, since it takes a noticeable part of a start.
 */
export async function startBoss({ database, log, clock }: BossParts): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: {
      executeSql: database.runSql,
      // A test's clock asks for it; the embedded database has one session, which lasts.
      setSessionStatements: async (statements) => {
        for (const statement of statements) await database.runSql(statement)
      },
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    ...intervals(database.kind),
    // Nothing is scheduled by cron expressions, and its look at the clock would be one more query a minute.
    schedule: false,
    // Its tables stay small, and an embedded database is not to be held up by checks of the server.
    reindex: false,
    monitorVacuum: false,
    ...(clock ? { clock } : {}),
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  boss.on('warning', ({ message }) => log.warn(message))
  await boss.start()
  return boss
}

/**
 * Seconds between what pg-boss does unasked: rare, above all on an embedded database, which works in the thread that
 * answers, and where no other process can end and leave a job behind.
 */
function intervals(kind: OpenDatabase['kind']) {
  const lookForLostJobs = kind === 'embedded' ? 60 * 60 : 15
  return {
    superviseIntervalSeconds: lookForLostJobs,
    monitorIntervalSeconds: lookForLostJobs,
    // Deletes jobs that are done.
    maintenanceIntervalSeconds: 60 * 60,
    queueCacheIntervalSeconds: 60 * 60,
    // No job waits for another, and migrations of its own are rare.
    flowIntervalSeconds: 24 * 60 * 60,
    bamIntervalSeconds: 60 * 60,
  }
}
