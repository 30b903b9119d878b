import { QueryClient } from '@tanstack/react-query'
import { mayPass } from './call-error.ts'

/** How reads of the API behave: retries only where another try may help, at 1, 2, 4 … 30 s. */
export const queryRules = {
  retries: 3,
  firstDelayMs: 1_000,
  longestDelayMs: 30_000,
  keptMs: 5 * 60 * 1000,
} as const

export function mayRetry(failures: number, error: unknown): boolean {
  return failures < queryRules.retries && mayPass(error)
}

/** Milliseconds before the next try, after `failures` earlier retries. */
export function retryDelay(failures: number): number {
  return Math.min(queryRules.firstDelayMs * 2 ** failures, queryRules.longestDelayMs)
}

/** A cache of API answers by the product's rules. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, retryDelay, gcTime: queryRules.keptMs },
      mutations: { retry: false },
    },
  })
}
