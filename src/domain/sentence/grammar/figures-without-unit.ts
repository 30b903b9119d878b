import { sportOf } from '../../sports/registry.ts'
import { listed } from '../account/units.ts'
import type { Measured } from './measure.ts'
import type { Length } from './part.ts'
import type { Writing } from './writing.ts'

/** Keeps a figure without a unit with the unit that it was read in. In a pool what has no unit is as far. */
export function noteBare(length: Length, measured: Measured, { bare, text, sport }: Writing): void {
  const { unit, clock, isAssumed, from, to } = length
  if (!bare || unit || clock || isAssumed || sportOf(sport).inPool) return
  const own = measured.unit === 'seconds' && measured.value % 60 === 0 ? 'minutes' : measured.unit
  // On a track everybody writes 400.
  if (own === 'meters' || own === 'yards') return
  bare.set(own, (bare.get(own) ?? new Set()).add(`“${text.slice(from, to)}”`))
}

/** Tells which units were read behind figures that have none. */
export function tellBare({ bare = new Map() }: Writing): string[] {
  return [...bare].map(([unit, words]) => `No unit was said at ${listed([...words])}, so ${unit}.`)
}
