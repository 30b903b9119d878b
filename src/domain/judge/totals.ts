import { sportOf } from '../sports/registry.ts'
import { type DistanceUnit, toMetres } from '../units/distance.ts'
import type { Answer } from './finding.ts'
import type { Reading } from './reading.ts'

const SOURCE = 'What was asked for'
/** The pool of a request that names none, in its own unit. */
export const USUAL_POOL = 25

/** The workout is as long as was asked: time within 2 %, distance within 1 %. */
export function asLongAsAsked({ request, seconds, metres }: Reading): Answer {
  if (!request) return 'idle'
  if (request.durationType === 'time') return near('total-time', seconds, request.durationValue * 60, 0.02)
  const unit = request.durationUnit as DistanceUnit
  const pool = request.poolLength ?? USUAL_POOL
  const asked = sportOf(request.sport).inPool ? Math.round(request.durationValue / pool) * pool : request.durationValue
  return near('total-distance', metres, toMetres(asked, unit), 0.01)
}

function near(bound: string, value: number, asked: number, share: number): Answer {
  return Math.abs(value - asked) <= share * asked + 1e-6
    ? 'kept'
    : { bound, value: Math.round(value), limit: `${Math.round(asked)} ± ${100 * share} %`, source: SOURCE }
}
