import { QueryClient } from '@tanstack/react-query'
import { isTemporary } from './call-error.ts'

/** The rules for reads of the API: retries only after temporary errors, after 1, 2, 4 … 30 s. */
export const queryRules = {
  retries: 3,
  firstDelayMs: 1_000,
  longestDelayMs: 30_000,
  keptMs: 5 * 60 * 1000,
} as const

export function mayRetry(failures: number, error: unknown): boolean {
  return failures < queryRules.retries && isTemporary(error)
}

/** The milliseconds before the next try, after `failures` earlier retries. */
export function retryDelay(failures: number): number {
  return Math.min(queryRules.firstDelayMs * 2 ** failures, queryRules.longestDelayMs)
}

/** A cache of API answers with these rules. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection the service worker may have an answer.
      queries: { networkMode: 'offlineFirst', retry: mayRetry, retryDelay, gcTime: queryRules.keptMs },
      mutations: { retry: false },
    },
  })
}
