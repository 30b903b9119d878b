import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names a walk of a length that is said and not built as one: "20 min easy run, 5 min walk". */
export function findLostWalks({ sentence, steps, sport, isNamed, understood: { found } }: Facts): Check[] {
  if (sport.trainer !== 'treadmill') return []
  // "9 run 1 walk x 5 then 5 walk": the generator ends a run with a jog.
  const ends = found.filter(({ field, from, to }) => ENDS.has(field) && LAST_WALK.test(sentence.slice(from, to)))
  if (ends.length > 0 || steps.some(({ name }) => name === 'Walk')) return ends.map((one) => checkAt(one, NOT_WALKED))
  return placesOf(WALK, sentence).flatMap((one) => (isNamed(one) ? [] : [checkAt(one, NOT_WALKED)]))
}

const ENDS = new Set<string>(['warmup', 'cooldown'])
const LAST_WALK = /^\d+ ?(?:min|mins|minutes)? walk$|^walk \d+$/i
const WALK =
  /\b\d{1,3}\s?(?:s|secs?|seconds?|m|mins?|minutes?|km?|['"])\s(?:easy |brisk |of )?walk(?:ing)?\b(?! (?:to|from|breaks?|back|down|or|jog|\d))|\bwalk(?:ing)? (?:for )?\d{1,3}\s?(?:secs?|seconds?|mins?|minutes?|['"])/gi
const NOT_WALKED = 'No step of this is walked: check it.'
