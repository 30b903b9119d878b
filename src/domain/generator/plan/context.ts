import type { ResolvedRequest } from '../request/resolved-request.ts'
import { type Dice, diceOf } from './random.ts'
import { type Ruler, rulerFor } from './ruler.ts'

/** What a session of running or riding is built with. */
export type LandContext = {
  request: ResolvedRequest
  ruler: Ruler
  /** Dice for a seed. Thresholds and metrics stay out of them: they change targets, not sessions. */
  diceFor: (seed: number) => Dice
}

export function contextFor(request: ResolvedRequest): LandContext {
  const ruler = rulerFor(request)
  const { sport, type, length } = request
  return { request, ruler, diceFor: (seed) => diceOf([sport.id, type, length.unit, ruler.total, seed].join()) }
}
