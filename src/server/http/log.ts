import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, type Logger, pino } from 'pino'
import { setOnConnection } from './headers.ts'
import { loggedError } from './logged-error.ts'

export type Log = Logger
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'

/** The process's log, a line of JSON an event. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Writes a line a request and gives it an id, which the answer carries too. Only the path is written: a query, a header
 * or a body may hold what is nobody else's business.
 */
export function logRequests(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    const id = randomUUID()
    setOnConnection(context, 'x-request-id', id)
    await next()
    const line = {
      id,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    }
    if (context.res.status >= 500) log.error({ ...line, err: context.error }, 'request')
    else log.debug(line, 'request')
  }
}
