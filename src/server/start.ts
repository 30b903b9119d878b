import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { listenForOperator } from './admin/socket.ts'
import { type App, createApp, type Pages, readAuthEnvironment } from './app.ts'
import type { OpenDatabase } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { limits } from './http/limits.ts'
import { createLog, type Log } from './http/log.ts'
import { openMail } from './mail/mail.ts'
import { readSettings, type Settings } from './settings.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** The pages of a start: what renders them, and what else answers on the same port while developing. */
export type StartedPages = Pages & {
  /** Hears requests for pages and files first, such as Vite's; `next` hands one on. */
  before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
  close?: () => Promise<void>
}

export type StartParts = {
  environment: Record<string, string | undefined>
  /** Makes the pages, knowing the server they will be reached by; without it there is only the API. */
  pages?: (server: Server) => Promise<StartedPages>
  /** Where the log goes instead of standard output. */
  log?: Log
}

export type Running = {
  url: string
  settings: Settings
  app: App
  log: Log
  /** Stops listening, finishes what is under way, and closes everything. */
  close: () => Promise<void>
}

/** Thrown where the operator has to do something first; a line a mistake. */
export class CannotStart extends Error {}

/** Reads the whole environment. Throws CannotStart with every mistake at once. */
export function settingsOf(environment: StartParts['environment']) {
  const read = readSettings(environment)
  const auth = readAuthEnvironment(environment)
  const mistakes = [...('mistakes' in read ? read.mistakes : []), ...auth.mistakes]
  if (mistakes.length > 0 || 'mistakes' in read) throw new CannotStart(mistakes.join('\n'))
  return { settings: read.settings, auth: auth.settings }
}

/** Starts the product: settings, directory, database, migrations, app, port, operator's socket. */
export async function startServer({ environment, pages: openPages, log: givenLog }: StartParts): Promise<Running> {
  const { settings, auth } = settingsOf(environment)
  const log = givenLog ?? createLog(settings.logLevel)
  // Also with a database elsewhere: letters and the operator's socket live here.
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  for (const warning of settings.warnings) log.warn(warning)

  const database = await openDatabase(settings, (trouble) => log.error({ err: trouble }, 'database'))
  const close = closing(database)
  try {
    const server = createServer()
    const pages = await openPages?.(server)
    close.first(async () => pages?.close?.())
    const port = await listening(server, settings)
    close.first(() => stopped(server))
    const publicUrl = settings.publicUrl ?? `http://localhost:${port}`
    const mail = openMail({
      dataDir: settings.dataDir,
      smtpUrl: settings.smtpUrl,
      from: settings.mailFrom,
      isPrivate: !settings.isPublic,
      log: (line) => log.info(line),
      now,
    })
    const app = createApp({
      settings,
      auth,
      publicUrl,
      version,
      db: database.db,
      send: mail.send,
      log,
      limits,
      now,
      drawSeed: () => randomInt(2 ** 32),
      ...(pages ? { pages } : {}),
    })
    server.on('request', listenerOf(app, pages))
    const operator = await listenForOperator(settings.dataDir, app.operate)
    // In this order: no new requests, the work behind the answers, its letters, and the database last.
    close.last(app.settled)
    close.last(mail.close)
    close.last(operator.close)
    return { url: publicUrl, settings, app, log, close: close.run }
  } catch (trouble) {
    await close.run()
    throw trouble
  }
}

/** This build's version, as package.json says it. */
export const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

const now = () => new Date()

/** How long a request under way may take to finish when the server stops, in ms. */
const DRAIN_MS = 10_000

/** Gathers what must be closed, and closes it once: the database after everything else. */
function closing(database: OpenDatabase) {
  const steps: (() => Promise<void>)[] = []
  let done: Promise<void> | undefined
  const run = async () => {
    for (const step of steps) await step()
    await database.close()
  }
  return {
    first: (step: () => Promise<void>) => steps.unshift(step),
    last: (step: () => Promise<void>) => steps.push(step),
    run: () => {
      done ??= run()
      return done
    },
  }
}

async function listening(server: Server, { host, port }: Settings): Promise<number> {
  await new Promise<void>((ready, refused) => {
    server.once('error', (trouble: NodeJS.ErrnoException) =>
      refused(
        trouble.code === 'EADDRINUSE'
          ? new CannotStart(`Port ${port} is taken. Stop what listens there, or set PORT.`)
          : trouble,
      ),
    )
    server.listen(port, host, ready)
  })
  return (server.address() as AddressInfo).port
}

async function stopped(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(patience)
}

function listenerOf({ app }: App, pages: StartedPages | undefined): Listener {
  const answer = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
  const before = pages?.before
  if (!before) return answer
  return (incoming, outgoing) => {
    if (/^\/(api|auth\/v1|healthz|readyz)(\/|\?|$)/.test(incoming.url ?? '')) answer(incoming, outgoing)
    else before(incoming, outgoing, () => answer(incoming, outgoing))
  }
}
