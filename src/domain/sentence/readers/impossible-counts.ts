import type { Reader } from '../mention.ts'
import { hasUnit } from '../tokens/amounts.ts'
import { aNumber, readNumber } from '../tokens/numbers.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { startingWith } from '../tokens/starting-with.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { endOfClause } from './asides/clauses.ts'
import { readSport } from './plain-words.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { unsupported } from './unsupported-at.ts'

/** A set that is done never or without end, with all that is said of it: "0 x 400m with 90 s rest", "infinity x 400m". */
export const readImpossibleCount: Reader = startingWith(
  () => [aNumber, endless],
  (tokens, at) => {
    const isEndless = endless.has(textAt(tokens, at))
    const times = isEndless ? undefined : readNumber(tokens, at)
    const sign = times?.next ?? at + 1
    const isSigned = signs.has(textAt(tokens, sign))
    if (!isEndless && !(times && isSigned)) return undefined
    const bout = readAmount(tokens, isSigned ? sign + 1 : sign)
    if (!bout) return undefined
    if (isEndless) return unsupported(COUNT, endOfSet(tokens, bout.next))
    if (!times) return undefined
    const { value } = times.value
    if (value === 0 || value > MAX_TIMES) return unsupported(COUNT, endOfSet(tokens, bout.next))
    return isNothing(tokens, sign + 1) ? unsupported(LENGTH, endOfSet(tokens, bout.next)) : undefined
  },
)

const restWords = new Set(['rest', 'rests', 'recovery', 'recoveries', 'break', 'off', 'between'])

/** A rest of hours between bouts: "with 999 hours rest". */
export const readEndlessRest: Reader = whereSaid(restWords, (tokens, at, before) => {
  const rest = tokens[at]?.kind !== 'mark' && hasSet(before) ? readAmount(tokens, at) : undefined
  const isLong = rest?.value.kind === 'time' && rest.value.seconds > MAX_REST_SECONDS
  return isLong && restWords.has(textAt(tokens, rest.next)) ? unsupported(TOO_LONG_A_REST, rest.next + 1) : undefined
})

// Our choice: behind a longer rest one warms up again.
const MAX_REST_SECONDS = 3600
/** For a rest of hours. */
export const TOO_LONG_A_REST = 'Nobody rests as long between two bouts: say a shorter rest, such as 2 min.'

/** The index behind all that is said of a set; its sport is that of the session. */
function endOfSet(tokens: readonly Token[], from: number): number {
  const end = endOfClause(tokens, from)
  let at = from
  while (at < end && !readSport(tokens, at, [])) at += 1
  return at
}

/** Whether a length of nothing stands at an index: "0 m". */
function isNothing(tokens: readonly Token[], at: number): boolean {
  const bout = readAmount(tokens, at)
  const isZero = /^0+$/.test(textAt(tokens, at)) && tokens[at]?.kind === 'number'
  return bout !== undefined && isZero && hasUnit(bout.value)
}

const signs = new Set(['x', '*', 'times'])
const endless = new Set(['infinity', 'infinite', 'endless', 'unlimited', 'countless', '∞'])
// More than a workout can hold; "1000 x 5" is five times 1000.
const MAX_TIMES = 3000
const COUNT = 'Say how often, such as 8x400 m.'
const LENGTH = 'A length must be above 0.'
