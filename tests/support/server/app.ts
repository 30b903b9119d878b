import { type App, type AppParts, createApp, type Pages } from '#server/app.ts'
import type { AuthSettings } from '#server/auth/parts.ts'
import type { Database, OpenDatabase } from '#server/db/database.ts'
import { createHttpServer, requestListener } from '#server/http/connection/server.ts'
import { limits } from '#server/http/limits/limits.ts'
import { createLog } from '#server/http/log/log.ts'
import type { Letter } from '#server/mail/letter.ts'
import { readSettings } from '#server/settings.ts'
import { afterFile } from './after-file.ts'
import { testDatabase } from './database.ts'
import { lettersIn } from './letters.ts'
import { listenOnLoopback } from './loopback.ts'

/** Differences from the product's defaults. */
export type AppOptions = {
  /** Environment variables, as an operator sets them. */
  environment?: Record<string, string>
  auth?: Partial<AuthSettings>
  limits?: Partial<AppParts['limits']>
  drawSeed?: () => number
  /** Replaces the timer that aborts a wait; by default none aborts. */
  after?: AppParts['after']
  planningLimits?: AppParts['planningLimits']
  pages?: Pages
  /** A database for this test alone; by default all tests of a file share one. */
  database?: Pick<OpenDatabase, 'db' | 'takesWrites'>
  jobState?: AppParts['jobState']
  forgetLetters?: AppParts['forgetLetters']
}

export type TestApp = App & {
  url: string
  db: Database
  /** The letters to an address, oldest first. */
  lettersTo: (email: string) => Promise<Letter[]>
  /** Moves the server's clock. */
  advance: (ms: number) => void
  now: () => Date
  /** The server's log, one line for each event. */
  logged: string[]
  close: () => Promise<void>
}

let database: Promise<OpenDatabase> | undefined
let shared: Promise<TestApp> | undefined

/** The product with default settings, behind real HTTP; shared by all tests of a file. */
export function theApp(): Promise<TestApp> {
  shared ??= anApp()
  return shared
}

/** The database that all tests of a file share. */
function theDatabase(): Promise<OpenDatabase> {
  if (!database) {
    const opened = testDatabase()
    database = opened
    afterFile(async () => {
      database = undefined
      shared = undefined
      await (await opened).close()
    })
  }
  return database
}

/** A product for one test. All tests of a file share a database, so each test creates its own athlete. */
export async function anApp(options: AppOptions = {}): Promise<TestApp> {
  const { db, takesWrites } = options.database ?? (await theDatabase())
  const read = readSettings({ ...noStreets, ...options.environment })
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  const logged: string[] = []
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)

  const server = createHttpServer()
  const url = `http://localhost:${await listenOnLoopback(server)}`
  const app = createApp({
    settings: read.settings,
    auth: { letterRequestsPerNetwork: 1_000_000, ...options.auth },
    publicUrl: url,
    version: '0.0.0',
    db,
    lettersWait: () => undefined,
    forgetLetters: options.forgetLetters ?? (async () => undefined),
    takesWrites,
    jobState: options.jobState ?? (() => 'run'),
    log: createLog('debug', { write: (line) => void logged.push(line) }),
    limits: {
      general: unlimited,
      signUp: unlimited,
      forgotPassword: unlimited,
      samples: unlimited,
      importedFiles: unlimited,
      exports: unlimited,
      deletions: unlimited,
      reAims: unlimited,
      loops: unlimited,
      streets: unlimited,
      routeStreets: unlimited,
      pictures: unlimited,
      ...options.limits,
    },
    now,
    drawSeed: options.drawSeed ?? (() => 1),
    after: options.after ?? (() => new AbortController().signal),
    checkAnswers: true,
    ...(options.planningLimits ? { planningLimits: options.planningLimits } : {}),
    ...(options.pages ? { pages: options.pages } : {}),
  })
  server.on('request', requestListener(app.app))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await app.settled()
  }
  afterFile(close)
  return {
    ...app,
    url,
    db,
    logged,
    now,
    lettersTo: async (email) => {
      // A sign-up creates the athlete's row after its answer.
      await app.settled()
      return lettersIn(db, email)
    },
    advance: (ms) => {
      aheadMs += ms
    },
    close,
  }
}

/** By default there are no region packs, and no other server is asked for streets. */
const noStreets = { DATA_DIR: '/nowhere', OVERPASS_URL: 'off' }

const unlimited = { ...limits.general, points: 1_000_000 }
