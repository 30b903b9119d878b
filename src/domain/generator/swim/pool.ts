import { type Bounds, boundsOf } from '../../judge/bounds.ts'
import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import type { Duration } from '../../workout/step.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { GenerateRequest } from '../request.ts'
import { distanceOf } from '../ruler.ts'

/** All that a swim is built from. Everything is counted in pool lengths. */
export type Pool = {
  /** Lengths of the whole swim. */
  total: number
  bounds: Bounds
  dice: Dice
  /** The whole number of lengths nearest to a distance in the asked unit; at least one. */
  near: (distance: number) => number
  /** Distance in the asked unit. */
  distance: (lengths: number) => number
  metres: (lengths: number) => number
  duration: (lengths: number) => Duration
  length: number
}

/** The pool where the athlete names none, in the asked unit. */
const USUAL_LENGTH = 25

export function poolFor(request: GenerateRequest, seed: number): Pool {
  const { sport, workoutType, durationValue, poolLength: length = USUAL_LENGTH } = request
  const unit = request.durationUnit as DistanceUnit
  const total = Math.max(1, Math.round(durationValue / length))
  // Millionths clear the dust of floating point: 3 × 33.33 is 99.99.
  const distance = (lengths: number) => Math.round(lengths * length * 1e6) / 1e6
  const metresPerLength = toMetres(length, unit)
  return {
    total,
    bounds: boundsOf(sport, workoutType),
    dice: diceOf([sport, workoutType, unit, length, total, seed].join()),
    near: (asked) => Math.max(1, Math.round(asked / length)),
    distance,
    metres: (lengths) => lengths * metresPerLength,
    duration: (lengths) => distanceOf(distance(lengths), unit),
    length,
  }
}
