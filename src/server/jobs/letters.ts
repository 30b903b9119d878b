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

/** Letters that one process delivers at the same time. */
const LETTERS_AT_ONCE = 5
/** Letters that get their jobs in one query. */
const LETTERS_QUEUED_AT_ONCE = 500
/** A letter that failed is tried again after 4 to 8 s, then after twice as long each time, up to five minutes. */
const backOff = { retryDelay: 4, retryDelayMax: 300, retryBackoff: true }
/** How long after a failure the worker looks for what is due again, in ms: sooner than it would by itself. */
const SECOND_LOOK_MS = 9_000

const queue = 'letters'
const options = {
  ...backOff,
  // Its age ends a letter, not the number of tries.
  retryLimit: 1_000_000,
  // A try takes less: the mail server's patience is shorter.
  expireInSeconds: 60,
  // A process that ends under a letter stops its heartbeat, and the letter is free again.
  heartbeatSeconds: 10,
  // Longer than any letter is of use.
  retentionSeconds: 30 * 24 * 60 * 60,
  // A job holds nothing but its letter's id.
  deleteAfterSeconds: 60 * 60,
}

/**
 * Gives every kept letter a job of its own and works on these jobs. A letter is committed first and gets its job
 * afterwards, so that sending one asks nothing of pg-boss; a letter whose process ended in between is found by the next
 * look, at a start or once a minute.
 */
export async function workOnLetters(boss: PgBoss, { database, deliver, log, clock }: LetterParts) {
  const { db, kind } = database
  await boss.createQueue(queue, options)
  await boss.updateQueue(queue, options)
  // Whoever opens an embedded database is alone with it, so no job is under way; and after a start, which often mends
  // what was wrong with the mail, nobody should wait for a late try.
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

  /** Gives letters without a job one. Two processes at once do no harm: a letter's job has its id, so there is one. */
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

/** Says once that letters cannot be delivered, and once that they can again. */
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
