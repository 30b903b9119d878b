import { greatestCommonDivisor } from '../../../units/numbers.ts'
import { isRepeat, type Step, type StoredSteps } from '../../../workout/step.ts'
import type { Pool } from '../../../workout/swim.ts'

/** Lengths of pools, the commonest first; every distance of a 50 m pool is one of a 25 m pool, too. */
const usual = [25, 100 / 3, 20]
const [MIN_POOL, MAX_POOL] = [10, 50]

/**
 * The pool a swim is likely meant for: the first usual one that all distances are whole lengths of, to half a metre or
 * yard; else the longest that divides them all; else 25. A swim with a distance in yards is swum in a pool in yards.
 */
export function likelyPool(stored: StoredSteps): Pool {
  const steps = stored.filter((entry): entry is Step => !isRepeat(entry))
  const unit = steps.some(({ duration }) => duration.unit === 'yards') ? 'yards' : 'meters'
  const distances = steps.flatMap(({ duration }) => (duration.unit === unit ? [duration.value] : []))
  return { unit, length: usual.find((length) => distances.every(wholeLengthsOf(length))) ?? commonLength(distances) }
}

function wholeLengthsOf(length: number) {
  return (distance: number) => {
    const lengths = Math.round(distance / length)
    return lengths > 0 && Math.abs(distance - lengths * length) <= 0.5
  }
}

function commonLength(distances: readonly number[]): number {
  const common = distances.map(Math.round).reduce(greatestCommonDivisor, 0)
  for (let length = Math.min(MAX_POOL, common); length >= MIN_POOL; length -= 1)
    if (common % length === 0) return length
  return 25
}
