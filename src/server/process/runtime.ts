import { randomInt } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp, type Pages, readAuthEnvironment } from '../app.ts'
import { CannotStart } from '../cannot-start.ts'
import { openDatabase } from '../db/open.ts'
import type { Purge } from '../db/purge.ts'
import { limits } from '../http/limits/limits.ts'
import { createLog, type Log } from '../http/log/log.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createDelivery } from '../mail/delivery.ts'
import { forgetLetters } from '../mail/forget-letters.ts'
import { OUTBOX, openMail } from '../mail/mail.ts'
import { readSettings } from '../settings.ts'

export type Environment = Record<string, string | undefined>

/** Opens what a process needs before it listens: settings, data directory, database, mail, jobs. Throws CannotStart. */
export async function openRuntime(environment: Environment, givenLog?: Log) {
  const { settings, auth } = settingsOf(environment)
  const log = givenLog ?? createLog(settings.logLevel)
  // Needed with a database elsewhere too, for the outbox and the operator's socket.
  makeFolder(settings.dataDir)
  const database = await openDatabase(settings, (error) => log.error({ err: error }, 'database'))
  const carrier = openMail({
    dataDir: settings.dataDir,
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    isPrivate: !settings.isPublic,
    log: (line) => log.info(line),
    now,
  })
  const jobs = createJobs({ database, deliver: createDelivery({ db: database.db, carrier, now, log }), log })
  let soon: NodeJS.Timeout | undefined
  return {
    settings,
    log,
    /** Creates the product for a public address. */
    createApp: (publicUrl: string, pages?: Pages) =>
      createApp({
        settings,
        auth,
        publicUrl,
        version,
        db: database.db,
        lettersWait: jobs.lettersWait,
        forgetLetters: (addresses) => forgetLetters(join(settings.dataDir, OUTBOX), addresses),
        jobState: jobs.state,
        takesWrites: database.takesWrites,
        log,
        limits,
        now,
        drawSeed: () => randomInt(2 ** 32),
        after: AbortSignal.timeout,
        ...(pages ? { pages } : {}),
      }),
    /** Starts the jobs after a delay, because loading them would slow the first answers. */
    startJobs: (purges: readonly Purge[]) => {
      soon = setTimeout(() => jobs.start(purges), JOBS_START_AFTER_MS)
    },
    /** Stops the jobs, then closes the database. */
    close: async () => {
      clearTimeout(soon)
      await jobs.stop()
      await database.close()
    },
  }
}

/** Delay between opening the port and starting the jobs, in ms. */
const JOBS_START_AFTER_MS = 500

/** This build's version, from package.json. */
const version: string = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version

const now = () => new Date()

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (cause) {
    throw new CannotStart(`DATA_DIR ${dataDir} cannot be written to.`, { cause })
  }
}

function settingsOf(environment: Environment) {
  const auth = readAuthEnvironment(environment)
  const read = readSettings(environment, auth.settings)
  const mistakes = [...('mistakes' in read ? read.mistakes : []), ...auth.mistakes]
  if (mistakes.length > 0 || 'mistakes' in read) throw new CannotStart(mistakes.join('\n'))
  return { settings: read.settings, auth: auth.settings }
}
