/**
 * How long the router waits and remembers, in milliseconds; the figures are the specification's. Scroll positions it
 * writes down once, when a page is left, and so never more often than the 100 ms that are allowed.
 */
export const routerLimits = {
  defaultPreloadDelay: 50,
  defaultPendingMs: 1000,
  defaultPendingMinMs: 500,
  defaultGcTime: 300_000,
  defaultPreloadStaleTime: 30_000,
} as const
