import type { Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { isBuilt } from './is-built.ts'

/** Names every figure that was neither left out nor built: "10 s" of which 10 minutes were made. */
export function findLostFigures({
  sentence,
  understood: { found, inferred },
  written,
  built,
  isNamed,
  isOrdinal,
  isWorkedOut,
}: Facts): Check[] {
  // A figure of a length or an end that was worked out is told with it.
  const told: readonly Span[] = found.filter(
    ({ field }) => TOLD.has(field) && inferred.some((one) => one.field === field),
  )
  const races = found.filter(({ field }) => field === 'racePace')
  return written
    .filter((figure) => !isNamed(figure) && !isWorkedOut(figure) && !isBuilt(figure, built))
    .filter(({ from, to }) => !told.some((one) => one.from < to && one.to > from))
    .filter((figure) => !isOrdinal(figure))
    .filter(
      ({ from, to }) => !races.some((one) => one.from < to && one.to > from && AIMED.test(sentence.slice(0, from))),
    )
    .filter(({ from, to }) => !CORRECTED.test(sentence.slice(to)) && !NOT_THERE.test(sentence.slice(0, from)))
    .map((figure) => checkAt(figure, LOST))
}

const TOLD = new Set(['durationValue', 'warmup', 'cooldown', 'strides', 'poolLength', 'racePace'])
// "at 10 km race pace": the distance is a name there.
const AIMED = /(?:\bat|@)\s*(?:my |your |current |goal )?$/i
const LOST = 'Nothing that was read is this long or has this figure: check it.'
// "40 min, make that 50": the figure that follows counts.
const CORRECTED =
  /^.{0,40}\b(?:no|but (?=\d{1,2} (?:this time|today|now))|make (?:that|it)|actually|rather|i mean|sorry|wait|or|instead)\b/i
// "not in the last 15 min": nothing is done then.
const NOT_THERE = /\bnot (?:in |for )?(?:the )?(?:last|first) $/i
