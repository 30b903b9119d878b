import type { Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names percents of something that they were not read as percents of: "105% MP", "100 % vVO2max". */
export function findOtherBases({ sentence, built, mentions, isNamed, isUsed }: Facts): Check[] {
  if (built.percents.size === 0) return []
  // "1k float @ 85% of MP": both words were used, each by itself.
  const isOfThreshold = ({ from }: Span) =>
    mentions.some(
      (one) =>
        one.kind === 'percent' &&
        one.of === undefined &&
        one.because === undefined &&
        one.to <= from &&
        OF.test(sentence.slice(one.to, from)),
    )
  return placesOf(PERCENT_OF, sentence)
    .filter((one) => !isNamed(one) && (!isUsed(one) || isOfThreshold(one)))
    .map((one) => checkAt(one, BASE))
}

const OF = /^ ?%? ?of (?:my |the )?$/i

const PERCENT_OF =
  /\d ?% ?(?:of )?(?:my |the )?(?<words>v?vo2 ?(?:max)?|mp|hmp|marathon pace|race pace|(?:5|10)k(?: pace)?|map|map power|max(?:imum|imal)?(?: hr| heart ?rate| power)?|hr ?max|hrr|hrmax|peak|pr|pb|sprint|1rm|bodyweight|lt1|vt1|vt2|goal)\b/gi
const BASE = 'Percents were read as percents of threshold: check what these are of.'
