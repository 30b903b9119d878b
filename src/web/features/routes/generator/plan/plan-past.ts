import type { Place } from '#domain/loop-check/measures.ts'
import { type LoopRequest, writtenVias } from '../state/loop-request.ts'
import type { Directions } from '../state/reduce-planner.ts'
import { anchorVias } from '../vias/anchor-vias.ts'
import { MAX_VIAS } from '../vias/insert-via.ts'

type Ask = (request: LoopRequest) => Promise<Directions>

/**
 * Loops past some points. Where they miss the length, which happens by points close to the start, they are planned once
 * more with a point of the loop before, which keeps it wide.
 */
export async function planPast(
  { request, vias, before }: { request: LoopRequest; vias: readonly Place[]; before: readonly Place[] | undefined },
  ask: Ask,
): Promise<Directions> {
  const planned = await ask(request)
  if (!before || vias.length === 0 || vias.length >= MAX_VIAS || isOfLength(planned, request)) return planned
  const wider = await ask({ ...request, via: writtenVias(anchorVias(vias, before)) }).catch(() => planned)
  return isOfLength(wider, request) ? wider : planned
}

/** Whether a loop has the length that was asked for, as far as the planner promises it. */
export function isOfLength(
  { distance }: Pick<Directions, 'distance'>,
  request: Pick<LoopRequest, 'distance'>,
): boolean {
  const asked = Number(request.distance)
  return Math.abs(distance.meters - asked) <= asked * MAX_ERROR
}

const MAX_ERROR = 0.02
