import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { listenForOperator } from '../admin/socket.ts'
import type { App, Pages } from '../app.ts'
import type { Listener } from '../http/connection/one-at-a-time.ts'
import { createHttpServer, requestListener } from '../http/connection/server.ts'
import type { Log } from '../http/log/log.ts'
import { isForPrograms } from '../http/refusals/for-programs.ts'
import type { Settings } from '../settings.ts'
import { drain, listen } from './listen.ts'
import { type Environment, openRuntime } from './runtime.ts'

/** The pages of a server, and in development a handler that answers before them on the same port. */
export type StartedPages = Pages & {
  /** Handles requests for pages and files first, such as Vite's; `next` passes a request on. */
  before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
  close?: () => Promise<void>
}

export type StartParts = {
  environment: Environment
  /** Creates the pages for a server; without it there is only the API. */
  loadPages?: (server: Server) => Promise<StartedPages>
  /** A log to use instead of standard output. */
  log?: Log
}

export type Running = {
  url: string
  settings: Settings
  app: App
  /** Stops listening, waits for running requests, and closes everything. */
  close: () => Promise<void>
}

/** Starts the product: runtime, pages, port, app, operator's socket. Throws CannotStart. */
export async function startServer({ environment, loadPages, log }: StartParts): Promise<Running> {
  const runtime = await openRuntime(environment, log)
  const { settings } = runtime
  for (const warning of settings.warnings) runtime.log.warn(warning)
  // Closed in reverse order, the database last.
  const open: (() => Promise<void>)[] = [runtime.close]
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closeAll(open)
    return closed
  }
  try {
    const server = createHttpServer()
    const pages = await loadPages?.(server)
    open.push(async () => pages?.close?.())
    const port = await listen(server, settings)
    const url = settings.publicUrl ?? `http://localhost:${port}`
    const app = runtime.createApp(url, pages)
    open.push(app.settled, () => drain(server))
    server.on('request', listenerOf(app, pages))
    const operator = await listenForOperator(settings.dataDir, app.operate, {
      isShared: settings.databaseUrl !== undefined,
    })
    open.push(operator.close)
    runtime.startJobs(app.purges)
    return { url, settings, app, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function closeAll(open: (() => Promise<void>)[]) {
  for (const close of open.toReversed()) await close()
}

function listenerOf({ app }: App, pages: StartedPages | undefined): Listener {
  const answer = requestListener(app)
  const before = pages?.before
  if (!before) return answer
  return (incoming, outgoing) => {
    if (isForPrograms(incoming.url ?? '')) answer(incoming, outgoing)
    else before(incoming, outgoing, () => answer(incoming, outgoing))
  }
}
