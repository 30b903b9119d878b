import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AuthRefusal } from '../wire/refusal.ts'

const minutes = 60
const days = 24 * 60 * minutes

/** Who tries what from where: an account (its address) and a network. */
export type Attempt = { account: string; network: string }

/**
 * Failures, counted in this process's memory.
 *
 * Passwords: an account takes 10 failures from one network and a network 100 over all accounts in 15 minutes. After 90
 * consecutive failures from anywhere (NIST allows 100; guesses already under way are let through) an account takes
 * guesses only from networks its owner has signed in from. Signing in or a reset by mail wipes the account's slate, so
 * a stranger can slow the owner down but never shut them out.
 */
export function createThrottle(letterRequestsPerNetwork: number) {
  const pair = new RateLimiterMemory({ keyPrefix: 'pair', points: 10, duration: 15 * minutes })
  const network = new RateLimiterMemory({ keyPrefix: 'network', points: 100, duration: 15 * minutes })
  const account = new RateLimiterMemory({ keyPrefix: 'account', points: 90, duration: 7 * days })
  const wrongCodes = new RateLimiterMemory({ keyPrefix: 'codes', points: 25, duration: 1 * days })
  const wrongProofs = new RateLimiterMemory({ keyPrefix: 'proofs', points: 60, duration: 5 * minutes })
  const wrongRefreshes = new RateLimiterMemory({ keyPrefix: 'refreshes', points: 300, duration: 5 * minutes })
  const letters = new RateLimiterMemory({
    keyPrefix: 'letters',
    points: letterRequestsPerNetwork,
    duration: 5 * minutes,
  })
  const pairKey = (attempt: Attempt) => `${attempt.account} ${attempt.network}`

  return {
    password: {
      /** Refuses a guess beyond the limits; `isKnown` says whether the owner has signed in from this network. */
      async admit(attempt: Attempt, isKnown: () => Promise<boolean>): Promise<void> {
        const wait = (await secondsLeft(pair, pairKey(attempt))) ?? (await secondsLeft(network, attempt.network))
        if (wait !== undefined) throw tooMany(wait)
        const locked = await secondsLeft(account, attempt.account)
        if (locked !== undefined && !(await isKnown())) throw tooMany(15 * minutes)
      },
      async failed(attempt: Attempt): Promise<void> {
        await count(pair, pairKey(attempt))
        await count(network, attempt.network)
        await count(account, attempt.account)
      },
      async succeeded(attempt: Attempt): Promise<void> {
        await pair.delete(pairKey(attempt))
        await account.delete(attempt.account)
      },
    },
    /** One-time codes and links. Links are beyond guessing, so only codes have a limit of the account's own. */
    proof: {
      async admit(from: string): Promise<void> {
        const wait = await secondsLeft(wrongProofs, from)
        if (wait !== undefined) throw tooMany(wait)
      },
      async takesCodes(accountAddress: string): Promise<boolean> {
        return (await secondsLeft(wrongCodes, accountAddress)) === undefined
      },
      async failed(attempt: Partial<Attempt> & { network: string }): Promise<void> {
        await count(wrongProofs, attempt.network)
        if (attempt.account) await count(wrongCodes, attempt.account)
      },
    },
    /** A client loses its session at a 429, so a network that sends false tokens hears of trouble for a while. */
    refresh: {
      async admit(from: string): Promise<void> {
        const wait = await secondsLeft(wrongRefreshes, from)
        if (wait === undefined) return
        throw new AuthRefusal(503, 'over_request_rate_limit', 'Please try again in a moment', {
          retryAfterSeconds: wait,
        })
      },
      failed: (from: string) => count(wrongRefreshes, from),
    },
    /** Requests that may end in a letter. */
    async letter(from: string): Promise<void> {
      const wait = await secondsLeft(letters, from)
      if (wait !== undefined) throw tooMany(wait)
      await count(letters, from)
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>

/** How long until the key may go on, if its points are spent. */
async function secondsLeft(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  const spent = await limiter.get(key)
  if (!spent || spent.consumedPoints < limiter.points) return undefined
  return Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.penalty(key)
}

const tooMany = (retryAfterSeconds: number) =>
  new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
