import type { Aim, Part, Stepped } from './part.ts'

/** The target of each repetition or rung where it changes by so much from one to the next. */
export function aimsByStep({ times, rungs, aims }: Part, { start, by, unit }: Stepped): Aim[] | undefined {
  const count = rungs ? rungs.length : times.length === 1 ? (times[0] ?? 0) : 0
  const first = start ?? aims.find((aim) => aim.kind === unit || (aim.kind === 'percent' && aim.isBare))
  if (count < 2 || !first || (first.kind !== 'power' && first.kind !== 'percent')) return undefined
  const { from, to, low, high } = first
  return Array.from(
    { length: count },
    (_, index): Aim => ({ kind: unit, low: low + index * by, high: high + index * by, from, to }),
  )
}
