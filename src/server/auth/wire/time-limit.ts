import type { MiddlewareHandler } from 'hono'
import { AuthRefusal } from './refusal.ts'

/** Answers 503 if a request takes longer; clients retry and keep their session. */
export function timeLimit(milliseconds: number): MiddlewareHandler {
  return async (_, next) => {
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const why = 'Processing this request timed out, please retry after a moment.'
        reject(new AuthRefusal(503, 'request_timeout', why, { retryAfterSeconds: 2 }))
      }, milliseconds)
    })
    try {
      await Promise.race([next(), over])
    } finally {
      clearTimeout(timer)
    }
  }
}
