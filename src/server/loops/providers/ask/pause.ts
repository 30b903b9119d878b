import { ProviderFailure } from '../../provider.ts'

/** Remembers until when a service is not to be asked. */
export type Pause = {
  /** Throws a ProviderFailure during a pause. */
  check: () => void
  /** Begins a pause: as long as the service says, else longer each time in a row. */
  begin: (retryAfter: string | null) => void
  /** Begins a short pause, because the service gives no answer at all. Such pauses do not grow. */
  beginShort: () => void
  /** Forgets earlier pauses, because the service has answered. */
  end: () => void
}

export function createPause(name: string, now: () => Date): Pause {
  let [until, inARow] = [0, 0]
  return {
    check: () => {
      const seconds = Math.ceil((until - now().getTime()) / 1000)
      if (seconds > 0) throw new ProviderFailure(`${name} is not asked for another ${seconds} seconds.`)
    },
    begin: (retryAfter) => {
      const growing = FIRST_PAUSE_MS * 2 ** Math.min(inARow, 10)
      const ms = Math.max(readRetryAfter(retryAfter, now()) ?? growing, 0)
      inARow += 1
      until = Math.max(until, now().getTime() + Math.min(ms, MAX_PAUSE_MS))
    },
    beginShort: () => {
      until = Math.max(until, now().getTime() + FIRST_PAUSE_MS)
    },
    end: () => {
      inARow = 0
    },
  }
}

/** Milliseconds of a Retry-After header, which is a number of seconds or a date (RFC 9110); undefined for other text. */
function readRetryAfter(text: string | null, now: Date): number | undefined {
  if (text === null) return undefined
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : date - now.getTime()
}

/** The maintainers of overpass-api.de ask for 30 seconds at least. */
const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 24 * 3_600_000
