import type { Loop } from '#contracts/directions.ts'
import type { PlanRequest, Provider, Source } from './provider.ts'
import type { StreetThreads } from './threads/threads.ts'

export type Offered = { source: Source; loops: Loop[] }

/** A provider whose rounds were measured before they are offered. */
export type OfferingProvider = {
  id: string
  plan: (request: PlanRequest, signal: AbortSignal) => Promise<Offered | undefined>
}

/** Measures what a provider plans elsewhere. */
export function measuring({ id, plan }: Provider, { offer }: Pick<StreetThreads, 'offer'>): OfferingProvider {
  return {
    id,
    plan: async (request, signal) => {
      const provided = await plan(request, signal)
      return provided && { source: provided.source, loops: await offer(provided.loops, request, signal) }
    },
  }
}
