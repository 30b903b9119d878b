import type { ResolvedRequest } from '../request/resolved-request.ts'
import { createRandom, type Random } from './random.ts'
import { type Ruler, rulerFor } from './ruler.ts'

/** What a run or a ride is built with. */
export type LandContext = {
  request: ResolvedRequest
  ruler: Ruler
  /** Random numbers of a seed. Reference value and metric are not in their key: they change what fits, not the draws. */
  randomFor: (seed: number) => Random
}

export function contextFor(request: ResolvedRequest): LandContext {
  const ruler = rulerFor(request)
  const { sport, type, length } = request
  return { request, ruler, randomFor: (seed) => createRandom([sport.id, type, length.unit, ruler.total, seed].join()) }
}
