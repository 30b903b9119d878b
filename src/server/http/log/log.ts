import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, type LevelWithSilent, type Logger, type LoggerOptions, pino } from 'pino'
import { setOnConnection } from '../connection/headers.ts'
import { loggedError } from './logged-error.ts'
import { createLineLimit, isTransient } from './transient-errors.ts'

export type Log = Logger

/**
 * The process's log, one line of JSON for an event. Transient errors, such as an unreachable database, are logged once
 * a second, with `leftOut` as the number of lines left out before. `clock` is in ms.
 */
export function createLog(
  level: LevelWithSilent,
  destination?: DestinationStream,
  clock = () => performance.now(),
): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    hooks: { logMethod: limitLines(createLineLimit(clock)) },
  }
  return destination ? pino(options, destination) : pino(options)
}

function limitLines(admitLine: ReturnType<typeof createLineLimit>): LogMethod {
  return function (line, write) {
    const [event, ...rest] = line as unknown as [Record<string, unknown>, string]
    if (event?.status !== 503 && !isTransient(event?.err)) return write.apply(this, line)
    const leftOut = admitLine()
    if (leftOut !== undefined) write.apply(this, [{ ...event, leftOut }, ...rest] as unknown as typeof line)
  }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * Logs each request and gives it an id, which the answer carries too. Only the path is logged: a query, header or body
 * may hold personal data.
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
