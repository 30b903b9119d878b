import type { OfferingProvider } from '../offering.ts'
import type { StreetThreads } from '../threads/threads.ts'
import type { RegionSource } from './region.ts'

/** Plans loops in the first region around the start that has a street near it. */
export function planInRegions({ id, around }: RegionSource, { plan }: Pick<StreetThreads, 'plan'>): OfferingProvider {
  return {
    id,
    plan: async (request, signal) => {
      for await (const region of around(request, signal)) {
        const loops = await plan(region, request, signal)
        if (loops && loops.length > 0) return { source: region.source, loops }
      }
      return undefined
    },
  }
}
