import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names percents of something that they were not read as percents of: "105% MP", "100 % vVO2max". */
export function findOtherBases({ sentence, built, steps, isNamed, isUsed }: Facts): Check[] {
  if (built.percents.size === 0) return []
  // "1k float @ 85% of MP": what the race is used for says nothing of a percent that was built as it stands.
  const isBuilt = ({ from, words }: { from: number; words: string }) => {
    const percent = Number(/(\d+) ?% ?\D*$/.exec(sentence.slice(0, from))?.[1])
    return (
      RACE.test(words) && steps.some(({ target }) => target?.percentMin === percent || target?.percentMax === percent)
    )
  }
  return placesOf(PERCENT_OF, sentence)
    .filter((one) => !isNamed(one) && (!isUsed(one) || isBuilt(one)))
    .map((one) => checkAt(one, BASE))
}

const PERCENT_OF =
  /\d ?% ?(?:of )?(?:my |the )?(?<words>v?vo2 ?(?:max)?|mp|hmp|marathon pace|race pace|(?:5|10)k(?: pace)?|map|map power|max(?:imum|imal)?(?: hr| heart ?rate| power)?|hr ?max|hrr|hrmax|peak|pr|pb|sprint|1rm|bodyweight|lt1|vt1|vt2|goal)\b/gi
const RACE = /^(?:h?mp|marathon|race|\d+k)/i
const BASE = 'Percents were read as percents of threshold: check what these are of.'
