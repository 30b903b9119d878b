import type { BeforeReading, Region, RegionSource } from './regions/region.ts'

/** Where a saved route starts and how long it is, and where its streets are from, if its data say so. */
export type PlannedRoute = {
  start: { latitude: number; longitude: number }
  metres: number
  sourceId: string | undefined
}

/**
 * The regions whose streets may be drawn around a saved route. A route on real streets is not drawn on invented ones. No
 * other server is asked; what one gave for loops is drawn for athletes alone, as in their maps.
 */
export async function* regionsOfRoute(
  regions: readonly RegionSource[],
  { start, metres, sourceId }: PlannedRoute,
  { isAthlete, signal, beforeReading }: { isAthlete: boolean; signal: AbortSignal; beforeReading?: BeforeReading },
): AsyncGenerator<Region> {
  const real = isAthlete ? ['packs', 'overpass'] : ['packs']
  const wanted = sourceId === DEMO_TOWN ? [DEMO_TOWN] : real
  const place = { ...start, metres: Math.min(metres, MAX_METRES) }
  for (const { id, atHand } of regions) if (wanted.includes(id)) yield* atHand(place, signal, beforeReading)
}

const DEMO_TOWN = 'demo-town'
/** Streets of a large pack are read for a loop of at most this length. */
const MAX_METRES = 100_000
