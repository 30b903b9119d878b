import type { Reader } from '../../mention.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'

// One of these is in everything that is said of both ends.
const endWords = new Set(
  'each either both every up u wu warm warmup before start beginning topped top sandwiched bookended bookend bookends bracketed'.split(
    ' ',
  ),
)

/** One length for both ends: "2 mi wu/cd", "15 min on either side", "topped and tailed with 12 easy", "warm up and cool down 2 km". */
export const readBothEnds = whereSaid(endWords, (tokens, at: number): ReturnType<Reader> => {
  const wrapped = matchPhrase(tokens, at, around)
  const first = wrapped ?? matchBothEnds(tokens, at)
  const start = first ? skip(tokens, first.next, linkWords, { most: 2 }) : at
  const amount = readAmount(tokens, start)
  if (!amount) return undefined
  // "15 min easy before and after"
  const last = first
    ? { next: skip(tokens, amount.next, jogs) }
    : matchBothEnds(tokens, skip(tokens, amount.next, betweenWords, { most: 3 }))
  if (!last || (!first && hasOwnLength(tokens, last.next))) return undefined
  // "90 min up and down" is hilly; beside a set both are its ends.
  const isUpAndDown =
    textAt(tokens, last.next - 1) === 'down' &&
    textAt(tokens, last.next - 3) === 'up' &&
    textAt(tokens, last.next - 4) !== 'warm'
  if (isUpAndDown && !tokens.some(({ text }) => signs.has(text))) return undefined
  const isAround = wrapped ? { isAround: true } : {}
  const value = {
    kind: 'warm-up or cool-down',
    part: undefined,
    amount: amount.value,
    isBoth: true,
    ...isAround,
  } as const
  return { value, next: first ? last.next : skip(tokens, last.next, ofWord) }
})

/** "wu/cd", "either side", "at both ends", "at the start and the end": the index behind it. */
export function matchBothEnds(tokens: readonly Token[], at: number): Match<true> | undefined {
  const start = skip(tokens, at, places)
  const isSide = sideDegrees.has(textAt(tokens, start)) && sides.has(textAt(tokens, start + 1))
  if (isSide) return { value: true, next: start + 2 }
  return matchPhrase(tokens, at, ends)
}

/** Whether a length follows that is no number of repetitions: "10 min warm up cool down 5 min". */
function hasOwnLength(tokens: readonly Token[], at: number): boolean {
  // "2 mi w/u/c/d = 9 mi" is the sum.
  if (ofWord.has(textAt(tokens, at)) || textAt(tokens, at) === '=') return false
  const amount = readAmount(tokens, skip(tokens, at, linkWords))
  return amount !== undefined && !signs.has(textAt(tokens, amount.next))
}

const places = new Set(['at', 'on', 'to', 'from'])
const sideDegrees = new Set(['each', 'either', 'both', 'every'])
const sides = new Set(['end', 'ends', 'side', 'sides'])
const ends = indexList(
  'up and down,up & down,up / down,warm up and down,warm up & down,warm up / down,warmup and down,warmup & down,warmup / down,wu and down,warm up then down,wu / cd,wu cd,wu n cd,wu and cd,wu & cd,wu + cd,w / u c / d,warm up / cool down,warm up cool down,warm up and cool down,warm up & cool down,warmup / cooldown,warmup cooldown,warmup and cooldown,warmup & cooldown,before and after,before & after,at the start and end,at the start and the end,at start and end,at start and finish,at the start and finish,at the start and the finish,at the beginning and end,at the beginning and the end,to start and finish,to start and end,start and finish',
)
/** Words before the length of both ends. */
const around = indexList(
  'topped and tailed with,topped and tailed by,top and tail with,topped & tailed with,top & tail with,sandwiched between,sandwiched by,sandwiched with,sandwiched in,bookended by,bookended with,bookend with,bookends of,bracketed by',
)
const linkWords = new Set(['of', 'for', ':', 'is', '=', '(', 'a', 'an', 'about'])
const betweenWords = new Set('of easy ez as for to a the jog jogging spin walk walking'.split(' '))
const jogs = new Set(['jog', 'jogs', 'jogging', 'spins', 'easy'])
const ofWord = new Set(['of'])
const signs = new Set(['x', '*'])
