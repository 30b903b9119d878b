import type { Clock, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/database.ts'
import type { Log } from '../http/log/log.ts'
import { type Deliver, DeliveryFailed } from '../mail/delivery.ts'
import { markAllUnqueued, markQueued, unqueuedLetters } from '../mail/store.ts'

export type LetterParts = {
  database: Pick<OpenDatabase, 'db' | 'kind'>
  deliver: Deliver
  log: Log
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
}

/** How many letters one process delivers at the same time. */
const LETTERS_AT_ONCE = 5
/** How many letters get their jobs in one query. */
const LETTERS_QUEUED_AT_ONCE = 500
/** A failed delivery is retried after 4 to 8 s, then after twice as long each time, up to five minutes. */
const backOff = { retryDelay: 4, retryDelayMax: 300, retryBackoff: true }
/** How long after a failed delivery the worker polls again, in ms: sooner than its regular interval. */
const SECOND_LOOK_MS = 9_000

const queue = 'letters'
const options = {
  ...backOff,
  // A letter expires by its age, not by the number of attempts.
  retryLimit: 1_000_000,
  // Longer than an attempt takes: the mail server's timeouts are shorter.
  expireInSeconds: 60,
  // If a process ends during a delivery, its heartbeat stops and the job becomes available again.
  heartbeatSeconds: 10,
  // Longer than any letter is valid.
  retentionSeconds: 30 * 24 * 60 * 60,
  // A finished job holds only a letter's id.
  deleteAfterSeconds: 60 * 60,
}

/**
 * Creates a job for each stored letter and works on these jobs. A letter is committed first and gets its job
 * afterwards, so that sending one does not depend on pg-boss. If a process ends in between, the next check, at a start
 * or once a minute, finds the letter.
 */
export async function workOnLetters(boss: PgBoss, { database, deliver, log, clock }: LetterParts) {
  const { db, kind } = database
  await boss.createQueue(queue, options)
  await boss.updateQueue(queue, options)
  // Only this process can open an embedded database, so no job can be running elsewhere. Restarting resets the retry
  // delays, since the operator may have fixed the mail settings.
  if (kind === 'embedded') {
    await boss.deleteAllJobs(queue)
    await markAllUnqueued(db)
  }

  const outage = createOutage(log)
  let secondLook: unknown
  const worker = await boss.work(
    queue,
    {
      batchSize: LETTERS_AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: kind === 'embedded' ? 60 : 15,
    },
    async (jobs) => {
      const results = await Promise.all(jobs.map(({ id }) => attempt(deliver, id)))
      for (const { error } of results) outage.heard(error)
      if (results.some(({ error }) => error)) {
        clock.clearTimeout(secondLook)
        secondLook = clock.setTimeout(() => boss.notifyWorker(worker), SECOND_LOOK_MS)
      }
      return results.map(({ id, error }) => ({ id, status: error ? 'failed' : 'completed' }) as const)
    },
  )

  /**
   * Creates jobs for letters without one. Safe for two processes at once: a job has its letter's id, so a second one is
   * not made.
   */
  const queueLetters = async () => {
    for (;;) {
      const ids = await unqueuedLetters(db, LETTERS_QUEUED_AT_ONCE)
      if (ids.length === 0) return
      await boss.insert(
        queue,
        ids.map((id) => ({ id })),
      )
      await markQueued(db, ids)
      boss.notifyWorker(worker)
    }
  }
  return {
    queueLetters,
    stop: async () => {
      clock.clearTimeout(secondLook)
      await boss.offWork(queue)
    },
  }
}

async function attempt(deliver: Deliver, id: string): Promise<{ id: string; error?: unknown }> {
  try {
    await deliver(id)
    return { id }
  } catch (error) {
    return { id, error }
  }
}

/** Logs once that letters cannot be delivered, and once that they can again. */
function createOutage(log: Log) {
  let isOut = false
  return {
    heard(error: unknown) {
      if (error && !isOut) {
        const said = error instanceof DeliveryFailed ? error.said : { err: error }
        log.warn(said, 'A letter could not be delivered. It will be tried again, and so will others.')
      }
      if (!error && isOut) log.info('Letters are delivered again.')
      isOut = error !== undefined
    },
  }
}
