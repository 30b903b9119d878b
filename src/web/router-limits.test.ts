import { expect, test } from 'vitest'
import { routerLimits } from './router-limits.ts'

test('the router has the delays and cache times of the specification', () => {
  expect(routerLimits).toEqual({
    defaultPreloadDelay: 50,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 5 * 60_000,
    defaultPreloadStaleTime: 30_000,
  })
})
