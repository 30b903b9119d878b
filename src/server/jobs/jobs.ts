import type { Clock, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../db/database.ts'
import type { Purge } from '../db/purge.ts'
import type { JobState } from '../health/handlers.ts'
import type { Log } from '../http/log/log.ts'
import type { Deliver } from '../mail/delivery.ts'
import { startBoss } from './boss.ts'
import { workOnLetters } from './letters.ts'
import { workOnPurges } from './purges.ts'

export type JobParts = {
  database: OpenDatabase
  deliver: Deliver
  log: Log
  clock?: Clock
}

/** Time between two checks for letters without a job, in ms. */
const LOOK_MS = 60_000
/** Delay before the next attempt after a failed start, in ms. */
const RESTART_MS = 5_000
/** How long stopping waits for running jobs, in ms. */
const WORK_ENDS_MS = 5_000
/** How long stopping may take in all, in ms, if the database does not answer. */
const STOP_MS = 8_000

/** Background work of the server. */
export function createJobs({ database, deliver, log, clock = realClock }: JobParts) {
  let state: JobState = 'start'
  let running: Promise<Running | undefined> | undefined
  let restart: unknown
  let isStopped = false

  const start = (purges: readonly Purge[]) => {
    running = run({ database, deliver, log, clock, purges }).then(
      (works) => {
        state = 'run'
        return works
      },
      (error: unknown) => {
        state = 'do not run'
        log.error({ err: error }, 'jobs do not start')
        if (!isStopped) restart = clock.setTimeout(() => start(purges), RESTART_MS)
        return undefined
      },
    )
  }
  return {
    /** Starts the work, with the purges to run once a day. */
    start,
    /** Delivers committed letters at once. The regular check finds them even if this is not called. */
    lettersWait: () => void running?.then((works) => works?.lettersWait()),
    state: () => state,
    /** Waits up to five seconds for running jobs; unfinished ones are returned to the queue. */
    async stop() {
      isStopped = true
      clock.clearTimeout(restart)
      await inTime(
        clock,
        running?.then((works) => works?.stop()),
        STOP_MS,
      )
    },
  }
}

type Running = { lettersWait: () => void; stop: () => Promise<void> }

async function run({
  database,
  deliver,
  log,
  clock,
  purges,
}: Required<JobParts> & { purges: readonly Purge[] }): Promise<Running> {
  const boss = await startBoss({ database, log, clock })
  try {
    const letters = await workOnLetters(boss, { database, deliver, log, clock })
    const purging = await workOnPurges(boss, { purges, log, clock })
    const queueing = oneAtATime(() =>
      letters.queueLetters().catch((error: unknown) => log.warn({ err: error }, 'jobs')),
    )
    queueing.ask()
    const look = clock.setInterval(queueing.ask, LOOK_MS)
    return {
      lettersWait: queueing.ask,
      async stop() {
        clock.clearInterval(look)
        await inTime(clock, Promise.all([queueing.settled(), letters.stop(), purging.stop()]), WORK_ENDS_MS)
        await stopBoss(boss)
      },
    }
  } catch (error) {
    await stopBoss(boss)
    throw error
  }
}

/** Runs the work when asked, and once more if it was asked for during a run; never two runs at once. */
function oneAtATime(work: () => Promise<void>) {
  let underWay: Promise<void> | undefined
  let isAskedAgain: boolean
  const go = async () => {
    do {
      isAskedAgain = false
      await work()
    } while (isAskedAgain)
    underWay = undefined
  }
  return {
    ask() {
      if (underWay) isAskedAgain = true
      else underWay = go()
    },
    settled: async () => underWay,
  }
}

/** Unfinished jobs are returned to the queue. */
const stopBoss = (boss: PgBoss) => boss.stop({ graceful: false })

/** Waits for the work, and no longer than this many ms. */
async function inTime(clock: Clock, work: Promise<unknown> | undefined, ms: number): Promise<void> {
  const { promise: limit, resolve } = Promise.withResolvers<void>()
  const timer = clock.setTimeout(resolve, ms)
  try {
    await Promise.race([work, limit])
  } finally {
    clock.clearTimeout(timer)
  }
}

const realClock = { now: Date.now, setTimeout, clearTimeout, setInterval, clearInterval } as Clock
