import type { Clock, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/database.ts'
import type { Log } from '../http/log/log.ts'

export type BossParts = { database: Pick<OpenDatabase, 'kind' | 'runSql'>; log: Log; clock?: Clock }

/**
 * Starts pg-boss on the product's own database. It keeps its jobs in a schema `pgboss`, which it creates and migrates
 * itself. The library is loaded here, because it would take a noticeable part of a start.
 */
export async function startBoss({ database, log, clock }: BossParts): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: {
      executeSql: database.runSql,
      // Needed for a test's clock. The embedded database has one session, so the settings last.
      setSessionStatements: async (statements) => {
        for (const statement of statements) await database.runSql(statement)
      },
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    ...intervals(database.kind),
    // No job is scheduled by cron, and the check would be one more query a minute.
    schedule: false,
    // The tables stay small, and server checks would hold up an embedded database.
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
 * Intervals of pg-boss's own maintenance, in seconds. They are long, above all on an embedded database: it works in the
 * thread that answers requests, and no other process can end and leave a job behind.
 */
function intervals(kind: OpenDatabase['kind']) {
  const lookForLostJobs = kind === 'embedded' ? HOUR : 15
  return {
    superviseIntervalSeconds: lookForLostJobs,
    monitorIntervalSeconds: lookForLostJobs,
    // Deletes finished jobs.
    maintenanceIntervalSeconds: HOUR,
    queueCacheIntervalSeconds: HOUR,
    // No job depends on another, and pg-boss rarely migrates its tables.
    flowIntervalSeconds: HOUR,
    bamIntervalSeconds: HOUR,
  }
}

const HOUR = 60 * 60
