import type { Place } from '#domain/loop-check/measures.ts'
import type { InputOf } from '../../../../lib/api.ts'
import type { Planner } from './planner.ts'
import { typedMetres } from './typed-distance.ts'

export type LoopRequest = InputOf<'get /api/directions'>

/** The request that a planner's fields stand for, or the field that it lacks. */
export function loopRequest(planner: Planner): { request: LoopRequest } | { lacks: 'start' | 'distance' } {
  const { start, distance, unit, activity, wishes, seed, vias } = planner
  const metres = typedMetres(distance, unit)
  if (!start) return { lacks: 'start' }
  if (metres === undefined) return { lacks: 'distance' }
  return {
    request: {
      start: written(start),
      distance: String(Math.round(metres * 10) / 10),
      type: activity,
      ...(seed > 0 && { seed: String(seed) }),
      ...(wishes.direction !== undefined && { direction: String(wishes.direction) }),
      ...(vias.length > 0 && { via: writtenVias(vias) }),
      ...(wishes.quiet && { quiet: 'true' }),
      ...(wishes.green && { green: 'true' }),
      ...(wishes.lit && { lit: 'true' }),
      ...(wishes.ground && { ground: wishes.ground }),
      ...(wishes.hills && { hills: wishes.hills }),
    },
  }
}

export function writtenVias(vias: readonly Place[]): string {
  return vias.map(written).join(';')
}

/** A place as the API reads it: `51.505,-0.09`. Six decimals are a tenth of a metre. */
export function written([latitude, longitude]: Place): string {
  return `${Number(latitude.toFixed(6))},${Number(longitude.toFixed(6))}`
}
