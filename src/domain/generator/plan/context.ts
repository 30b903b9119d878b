import type { ResolvedRequest } from '../request/resolved-request.ts'
import { createRandom, type Random } from './random.ts'
import { type Ruler, rulerFor } from './ruler.ts'

/** What a session of running or riding is built with. */
export type LandContext = {
  request: ResolvedRequest
  ruler: Ruler
  /** Random for a seed. Thresholds and metrics stay out of them: they change targets, not sessions. */
  randomFor: (seed: number) => Random
}

export function contextFor(request: ResolvedRequest): LandContext {
  const ruler = rulerFor(request)
  const { sport, type, length } = request
  return { request, ruler, randomFor: (seed) => createRandom([sport.id, type, length.unit, ruler.total, seed].join()) }
}
