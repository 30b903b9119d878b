import { toMetres } from '#domain/units/distance.ts'
import type { DistanceChoice } from './planner.ts'

export const INVALID_DISTANCE = 'Please enter a valid distance greater than 0'

const units = { KM: 'kilometers', MILES: 'miles' } as const

/** The unit of distance that a choice stands for. */
export function unitOf(choice: DistanceChoice): (typeof units)[DistanceChoice] {
  return units[choice]
}

/** The metres of a typed distance; undefined unless it is a number greater than 0. */
export function typedMetres(typed: string, choice: DistanceChoice): number | undefined {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && Number.isFinite(value) && value > 0 ? toMetres(value, unitOf(choice)) : undefined
}
