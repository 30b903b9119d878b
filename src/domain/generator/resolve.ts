import { sportOf } from '../sports/registry.ts'
import type { DistanceUnit } from '../units/distance.ts'
import type { PaceUnit } from '../units/pace.ts'
import type { Pool } from '../workout/swim.ts'
import { paceUnitOf, referenceOf } from './request/reference.ts'
import type { AskedLength, ResolvedRequest } from './request/resolved-request.ts'
import type { GenerateRequest } from './request.ts'

/** The request with its values looked up and converted. Throws on a reference value that the schema would refuse. */
export function resolve(request: GenerateRequest): ResolvedRequest {
  const { workoutType, workoutMetric, set, mainSet, warmup, cooldown, seed, previous } = request
  const { strides, effort, notes, racePace } = request
  const sport = sportOf(request.sport)
  const reference = referenceOf(request)
  if (typeof reference === 'string') throw new Error(`The reference value of an unchecked request is ${reference}`)
  return {
    sport,
    type: workoutType,
    length: lengthOf(request),
    metric: workoutMetric,
    reference,
    paceUnit: shownPaceUnitOf(request),
    ...(sport.inPool ? { pool: poolOf(request) } : {}),
    ...(set ? { set } : {}),
    ...(mainSet ? { mainSet } : {}),
    ...(warmup ? { warmup } : {}),
    ...(cooldown ? { cooldown } : {}),
    strides: strides ?? false,
    ...(effort ? { effort } : {}),
    ...(notes ? { notes } : {}),
    ...(racePace ? { racePace } : {}),
    seed,
    ...(previous ? { previous: { ...previous, locked: previous.locked ?? [] } } : {}),
  }
}

/** The unit of the athlete's reference value; where it names none, the unit of the pool, which the clock is read for. */
function shownPaceUnitOf({ sport, referenceUnit, durationUnit }: GenerateRequest): PaceUnit {
  const poolUnit = sportOf(sport).inPool ? (durationUnit as Pool['unit']) : undefined
  return paceUnitOf({ sport, referenceUnit: referenceUnit ?? poolUnit }) ?? 'km'
}

function lengthOf({ durationType, durationUnit, durationValue: value }: GenerateRequest): AskedLength {
  if (durationType === 'time') return { type: 'time', unit: 'minutes', value }
  return { type: 'distance', unit: durationUnit as DistanceUnit, value }
}

/** The pool of a swim that names none, in the asked unit. */
const USUAL_POOL_LENGTH = 25

function poolOf({ durationUnit, poolLength: length = USUAL_POOL_LENGTH }: GenerateRequest): Pool {
  return { length, unit: durationUnit as Pool['unit'] }
}
