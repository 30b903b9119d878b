import type { AuthParts } from '../parts.ts'
import { AuthRefusal } from '../wire/refusal.ts'

const minutes = 60
const days = 24 * 60 * minutes

/** An attempt to sign in: the account, by its email address, and the network it comes from. */
export type Attempt = { account: string; network: string }

/**
 * Counts failures in this process's memory.
 *
 * Passwords: an account takes 10 failures from one network in 15 minutes, and a network 100 over all accounts. After 90
 * failures in a row from anywhere (NIST SP 800-63B allows 100; attempts already running are not stopped) an account
 * takes attempts only from networks its owner has signed in from. Signing in, or a reset by mail, clears the account's
 * count. So a stranger can slow the owner down but never lock them out.
 */
export function createThrottle(letterRequestsPerNetwork: number, counting: AuthParts['counting']) {
  const pair = counting({ points: 10, seconds: 15 * minutes })
  const network = counting({ points: 100, seconds: 15 * minutes })
  const account = counting({ points: 90, seconds: 7 * days })
  const wrongCodes = counting({ points: 25, seconds: 1 * days })
  const wrongProofs = counting({ points: 60, seconds: 5 * minutes })
  const wrongRefreshes = counting({ points: 300, seconds: 5 * minutes })
  const letters = counting({ points: letterRequestsPerNetwork, seconds: 5 * minutes })
  const pairKey = (attempt: Attempt) => `${attempt.account} ${attempt.network}`

  return {
    password: {
      /** Refuses an attempt beyond the limits; `isKnown` says whether the owner has signed in from this network. */
      async admit(attempt: Attempt, isKnown: () => Promise<boolean>): Promise<void> {
        const wait = pair.secondsLeft(pairKey(attempt)) ?? network.secondsLeft(attempt.network)
        if (wait !== undefined) throw tooMany(wait)
        const locked = account.secondsLeft(attempt.account)
        if (locked !== undefined && !(await isKnown())) throw tooMany(15 * minutes)
      },
      failed(attempt: Attempt): void {
        pair.count(pairKey(attempt))
        network.count(attempt.network)
        account.count(attempt.account)
      },
      succeeded(attempt: Attempt): void {
        pair.forget(pairKey(attempt))
        account.forget(attempt.account)
      },
    },
    /**
     * One-time codes and links. A link has 256 random bits and cannot be guessed, so only codes have a limit for each
     * account.
     */
    proof: {
      admit(from: string): void {
        const wait = wrongProofs.secondsLeft(from)
        if (wait !== undefined) throw tooMany(wait)
      },
      takesCodes: (accountAddress: string): boolean => wrongCodes.secondsLeft(accountAddress) === undefined,
      failed(attempt: Partial<Attempt> & { network: string }): void {
        wrongProofs.count(attempt.network)
        if (attempt.account) wrongCodes.count(attempt.account)
      },
    },
    /** Answers 503: a client drops its session at a 429. */
    refresh: {
      admit(from: string): void {
        const wait = wrongRefreshes.secondsLeft(from)
        if (wait === undefined) return
        throw new AuthRefusal(503, 'over_request_rate_limit', 'Please try again in a moment', {
          retryAfterSeconds: wait,
        })
      },
      failed: wrongRefreshes.count,
    },
    /** Limits requests that may send a letter. */
    letter(from: string): void {
      const wait = letters.secondsLeft(from)
      if (wait !== undefined) throw tooMany(wait)
      letters.count(from)
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>

const tooMany = (retryAfterSeconds: number) =>
  new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
