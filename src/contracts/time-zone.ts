import { z } from './endpoint.ts'

/** An IANA time zone, such as Europe/Zurich. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Send a time zone such as Europe/Zurich.')

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
