import type { Inferred } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Tells the sign before the first figure, "-3x1 mile at 10k pace", which a list begins with and is no minus. */
export function tellMinusSigns({ sentence, isUsed }: Facts): Inferred[] {
  const place = { from: 0, to: /^-\d+/.exec(sentence)?.[0].length ?? 0 }
  if (place.to === 0 || LISTED.test(sentence) || !isUsed(place)) return []
  const because = `“${sentence.slice(0, place.to)}” was read without the minus.`
  return [{ field: 'mainSet', reading: 'Assumed', because }]
}

/** A rest below 0, "6x100, -20s rest", "rest minus 30 sec". */
export function findNegativeRests({ sentence, isNamed }: Facts): Check[] {
  return placesOf(NEGATIVE_REST, sentence).flatMap((one) => (isNamed(one) ? [] : checkAt(one, ABOVE)))
}

const NEGATIVE_REST =
  /\b(?:rests?|ri|recovery)(?: of| is|:)? (?:minus |-(?=\d))\d+(?: ?(?:s|secs?|seconds|mins?|minutes|')\b)?|(?<=[\s,(])(?:minus |-)\d+ ?(?:s|secs?|seconds|mins?|minutes|')? ?(?:rests?|ri|recovery)\b/gi
const ABOVE = 'A rest must be above 0.'
// Each of its lines has one.
const LISTED = /[\n,;]\s*-/
