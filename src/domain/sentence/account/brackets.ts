import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names what stands in brackets behind a length, is known and was not used: "4x100 (IM)". Remarks are none. */
export function findIdleBrackets({ sentence, isKnown, isUsed, isNamed }: Facts): Check[] {
  return placesOf(/\d[^(),;]{0,16}\((?<words>[^()]*\p{L}[^()]*)\)/gu, sentence)
    .filter((one) => isKnown(one) && !isUsed(one) && !isNamed(one) && !HARMLESS.test(one.words))
    .map((one) => checkAt(one, IDLE))
}

const IDLE = 'Nothing was read from what is in these brackets.'
// "15 km (9.3 mi)" says it twice, and a correction is read in another place.
const HARMLESS = /^[\d.,: ]+(?:km|mi|miles?|min|m|k)?\.?$|\b(?:actually|make that|no wait)\b/i
