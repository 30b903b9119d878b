import type { Place } from '#domain/loop-check/measures.ts'
import { type LoopRequest, writtenVias } from '../state/loop-request.ts'
import type { Directions } from '../state/reduce-planner.ts'
import { anchorVias } from '../vias/anchor-vias.ts'
import { MAX_VIAS } from '../vias/insert-via.ts'

type Ask = (request: LoopRequest) => Promise<Directions>

/**
 * Loops past some points. Where they are too short, which happens by points close to the start, they are planned once
 * more with a point of the loop before, which keeps them wide; and again with that point further in while they are too
 * long with it and too short without. The answer is the one that comes nearest to the length.
 */
export async function planPast(
  { request, vias, before }: { request: LoopRequest; vias: readonly Place[]; before: readonly Place[] | undefined },
  ask: Ask,
): Promise<Directions> {
  const planned = await ask(request)
  const isTooShort = planned.distance.meters < Number(request.distance)
  if (!before || vias.length === 0 || vias.length >= MAX_VIAS || isOfLength(planned, request) || !isTooShort)
    return planned
  let best = planned
  let [short, long] = [0, 1]
  for (let left = MAX_WIDER; left > 0; left -= 1) {
    const wide = left === MAX_WIDER ? 1 : (short + long) / 2
    const wider = await ask({ ...request, via: writtenVias(anchorVias(vias, before, wide)) }).catch(() => undefined)
    if (!wider) return best
    if (missesOf(wider, request) < missesOf(best, request)) best = wider
    if (isOfLength(best, request)) return best
    if (wider.distance.meters > Number(request.distance)) long = wide
    else short = wide
    if (short === long) return best
  }
  return best
}

/** Whether a loop has the length that was asked for, as far as the planner promises it. */
export function isOfLength(planned: Pick<Directions, 'distance'>, request: Pick<LoopRequest, 'distance'>): boolean {
  return missesOf(planned, request) <= Number(request.distance) * MAX_ERROR
}

/** By how many metres a loop misses its length. */
function missesOf({ distance }: Pick<Directions, 'distance'>, request: Pick<LoopRequest, 'distance'>): number {
  return Math.abs(distance.meters - Number(request.distance))
}

const MAX_ERROR = 0.02
const MAX_WIDER = 4
