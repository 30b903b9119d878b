import { expect, test } from 'vitest'
import { routerLimits } from './router-limits.ts'

test('the router waits and remembers as long as the specification says', () => {
  expect(routerLimits).toEqual({
    defaultPreloadDelay: 50,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 5 * 60_000,
    defaultPreloadStaleTime: 30_000,
  })
})
