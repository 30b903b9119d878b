import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Asks which side of a pace is meant by "nothing over 5:10/km": a greater figure is slower, and a greater speed faster. */
export function findLimitsOfPaces({ sentence, steps, isNamed }: Facts): Check[] {
  const isBound = steps.some(({ target }) => target?.type === 'pace' && target.rangeMin !== undefined)
  return isBound ? placesOf(LIMIT, sentence).flatMap((one) => (isNamed(one) ? [] : [checkAt(one, EITHER)])) : []
}

const LIMIT = /\b(?:nothing|not|never|don't go|no) (?:over|above|below|under)(?= \d:\d\d)/gi
const EITHER = 'Over and under a pace can mean slower or faster: check the target, or say “not faster than”.'
