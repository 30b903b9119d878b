import type { Loop } from '#contracts/directions.ts'
import { planLoops } from '#domain/loops/plan-loops.ts'
import { snap } from '#domain/streets/snap.ts'
import { offerLoops } from '../offer-loops.ts'
import type { PlanRequest, ProvidedLoop } from '../provider.ts'
import { openOnce } from './opened.ts'
import { isCancelled, markBegun, type Signals } from './signals.ts'

// The functions that planning threads run. Each takes one value and is found by its name.

type OfRegion = { key: string; pack: SharedArrayBuffer }

/** Plans loops in a region and measures them; undefined where there is no street near a place that they must pass. */
export function planInRegion(task: OfRegion & { request: PlanRequest; signals: Signals }): Loop[] | undefined {
  const { request, signals } = task
  markBegun(signals)
  const { streets, plannerFor } = openOnce(task)
  const planner = { ...plannerFor(request.activity, request.preferences), isCancelled: () => isCancelled(signals) }
  const isNearStreet = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    (snap(planner.graph, latitude, longitude)?.metresAway ?? Number.POSITIVE_INFINITY) <= MAX_METRES_TO_STREET
  if (![request, ...(request.via ?? [])].every(isNearStreet)) return undefined
  return offerLoops(planLoops(planner, streets, request), request)
}

/** Measures the rounds of a provider that planned them elsewhere. */
export function offerProvided({ loops, request }: { loops: readonly ProvidedLoop[]; request: PlanRequest }): Loop[] {
  return offerLoops(loops, request)
}

const MAX_METRES_TO_STREET = 1_000
