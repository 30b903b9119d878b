/**
 * The router's delays and cache times, in milliseconds; the figures are the specification's. The router stores scroll
 * positions when a page is left, and so never more often than the allowed once in 100 ms.
 */
export const routerLimits = {
  defaultPreloadDelay: 50,
  defaultPendingMs: 1000,
  defaultPendingMinMs: 500,
  defaultGcTime: 300_000,
  defaultPreloadStaleTime: 30_000,
} as const
