import { type Measured, measure } from './measure.ts'
import type { Part } from './part.ts'
import type { Writing } from './writing.ts'

type SizeOf = (part: Part) => { seconds: number; metres: number } | undefined

/**
 * Parts with those that lie within a warm-up or a cool-down behind what is left of it: "15 wu incl 3x1 min fast" is 9 easy
 * minutes and then the set. Undefined where a set is as long as the part that it lies in.
 */
export function placeWithinEnds(parts: readonly Part[], writing: Writing, sizeOf: SizeOf): Part[] | undefined {
  const placed: Part[] = []
  for (const part of parts) {
    const around = placed.at(-1)
    const isWithin =
      part.isWithin && !part.role && !part.beside && around?.role && around.length && around.times.length === 0
    if (!isWithin || !around?.length) {
      placed.push(part)
      continue
    }
    const whole = measure(around.length, 'end', writing)
    const size = sizeOf(part)
    const left = whole && size && leftOf(whole, size)
    if (left === undefined || left < LEAST_LEFT) return undefined
    const { isWithin: _, ...own } = part
    const { clock: __, ...length } = around.length
    placed.splice(
      -1,
      1,
      { ...around, length: { ...length, value: left, unit: 's' } },
      { ...own, ...(around.role ? { beside: around.role } : {}) },
    )
  }
  return placed
}

// Seconds.
const LEAST_LEFT = 60

function leftOf({ value, unit }: Measured, { seconds }: { seconds: number }): number | undefined {
  return unit === 'seconds' ? value - seconds : undefined
}
