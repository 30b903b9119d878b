import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names what is said to be a little easier or harder than an effort, where the effort itself was built: "just under tempo". */
export function findNearEfforts({ sentence, isNamed, isWorkedOut }: Facts): Check[] {
  return placesOf(NEAR, sentence)
    .filter((one) => !isNamed(one) && !isWorkedOut(one))
    .map((one) => checkAt(one, AS_NAMED))
}

const NEAR =
  /\b(?:just|slightly|(?:a )?(?:bit|touch|little|tad)) (?:under|below|over|above) (?:the |my )?(?:tempo|thresh(?:old)?|lt ?[12]?|ftp|h?mp|(?:half )?marathon pace|(?:3|5|10) ?k pace|sweet ?spot|css|z(?:one )?\d|race pace)\b(?! ?(?:hr|heart|pulse))/gi
const AS_NAMED = 'The effort itself was built: say how far from it, such as 10k pace + 5 s/km, or percents.'
