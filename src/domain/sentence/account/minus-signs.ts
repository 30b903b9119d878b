import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'

/** Tells the sign before the first figure, "-3x1 mile at 10k pace", which a list begins with and is no minus. */
export function tellMinusSigns({ sentence, isUsed }: Facts): Inferred[] {
  const place = { from: 0, to: /^-\d+/.exec(sentence)?.[0].length ?? 0 }
  if (place.to === 0 || LISTED.test(sentence) || !isUsed(place)) return []
  const because = `“${sentence.slice(0, place.to)}” was read without the minus.`
  return [{ field: 'mainSet', reading: 'Assumed', because }]
}

// Each of its lines has one.
const LISTED = /[\n,;]\s*-/
