import type { Clock, PgBoss } from 'pg-boss'
import type { Purge } from '../db/purge.ts'
import type { Log } from '../http/log/log.ts'

export type PurgeParts = { purges: readonly Purge[]; log: Log; clock: Clock }

/** Rows that one query removes, so that other queries of an embedded database do not wait long. */
const ROWS_AT_ONCE = 100

const queue = 'purges'
const options = {
  // A failed purge continues ten minutes later.
  retryLimit: 10,
  retryDelay: 600,
  expireInSeconds: 6 * 60 * 60,
  deleteAfterSeconds: 3 * 24 * 60 * 60,
}
/** One purge a day, by the process that asks first, and not right after a start. */
const onceADay = { singletonSeconds: 24 * 60 * 60, startAfter: 5 * 60 }
const ASK_MS = 60 * 60 * 1000
const POLL_SECONDS = 10 * 60

/** Runs the purges once a day. */
export async function workOnPurges(boss: PgBoss, { purges, log, clock }: PurgeParts) {
  await boss.createQueue(queue, options)
  await boss.updateQueue(queue, options)
  const stopping = new AbortController()
  await boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    const signal = AbortSignal.any([stopping.signal, ...(job ? [job.signal] : [])])
    await runPurges({ purges, log, signal, now: () => new Date(clock.now()), pause: (ms) => pauseOn(clock, ms) })
  })
  const ask = () => boss.send(queue, null, onceADay).catch((error: unknown) => log.warn({ err: error }, 'jobs'))
  await ask()
  const asking = clock.setInterval(() => void ask(), ASK_MS)
  return {
    stop: async () => {
      clock.clearInterval(asking)
      stopping.abort()
      await boss.offWork(queue)
    },
  }
}

type Run = Omit<PurgeParts, 'clock'> & {
  signal: AbortSignal
  now: () => Date
  /** Waits this many milliseconds. */
  pause: (ms: number) => Promise<void>
}

/**
 * Runs each purge in small batches until no expired rows are left, and pauses after each batch as long as the batch
 * took. Throws at the end if one of them failed or was stopped.
 */
export async function runPurges({ purges, log, signal, now, pause }: Run): Promise<void> {
  const failures: unknown[] = []
  for (const { what, run } of purges) {
    let removed = 0
    try {
      for (;;) {
        signal.throwIfAborted()
        const begun = now()
        const count = await run(begun, ROWS_AT_ONCE)
        removed += count
        if (count < ROWS_AT_ONCE) break
        await pause(now().getTime() - begun.getTime())
      }
    } catch (error) {
      failures.push(error)
      if (!signal.aborted) log.error({ err: error }, `the purge of ${what} failed`)
    }
    if (removed > 0) log.info(`Purged ${removed} ${what}.`)
  }
  if (failures.length > 0) throw new Error('The purge did not come to its end.')
}

const pauseOn = (clock: Clock, ms: number) => new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), ms))
