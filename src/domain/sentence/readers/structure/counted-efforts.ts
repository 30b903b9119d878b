import type { Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { aNumber, readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** A set whose length stands behind what is counted: "six hills, 2 minutes each", "four efforts of 5 min each". */
export const readCountedEfforts: Reader = startingWith(
  () => [aNumber],
  (tokens, at) => {
    const count = readCount(tokens, at)
    if (!count || count.value < 2 || count.value > MOST_EFFORTS) return undefined
    const isUphill = hills.has(textAt(tokens, count.next))
    const noun = skip(tokens, isUphill ? count.next + 1 : count.next, nouns)
    if (noun === count.next) return undefined
    const sprints = isUphill || textAt(tokens, noun - 1) === 'sprints' ? readShortSprints(tokens, noun) : undefined
    if (sprints) {
      const effort = isUphill ? 'hills' : 'anaerobic'
      return { value: { kind: 'set', times: count.value, ...sprints.value, effort }, next: sprints.next }
    }
    const start = skip(tokens, noun, links, { most: 2 })
    const bout = readAmount(tokens, start)
    const isEach = bout !== undefined && textAt(tokens, bout.next) === 'each'
    const isOf = textAt(tokens, start - 1) === 'of' && steps.has(textAt(tokens, noun - 1))
    if (!bout || bout.value.kind === 'bare' || !(isEach || isOf)) return undefined
    const effort = isUphill ? { effort: 'hills' as const } : {}
    return {
      value: { kind: 'set', times: count.value, bout: bout.value, ...effort },
      next: isEach ? bout.next + 1 : bout.next,
    }
  },
)

/** "(8-10s)", "12 sec": the length of sprints, directly behind them, by its lower end. */
function readShortSprints(
  tokens: readonly Token[],
  at: number,
): Match<{ bout: Amount; isLowEnd?: boolean }> | undefined {
  const start = skip(tokens, at, opening)
  const first = readAmount(tokens, start)
  const isRange = first !== undefined && ['-', 'to'].includes(textAt(tokens, first.next))
  const last = isRange ? readAmount(tokens, first.next + 1) : first
  const seconds = last?.value.kind === 's' ? last.value.value : last?.value.kind === 'time' ? last.value.seconds : 0
  if (!first || !last || seconds === 0 || seconds > MOST_SECONDS) return undefined
  const low = first.value.kind === 'bare' ? first.value.value : seconds
  const next = start > at ? skip(tokens, last.next, closing) : last.next
  // "8 hill sprints, 90 s jog"
  if ((start > at && next === last.next) || restWords.has(textAt(tokens, next)) || low > seconds) return undefined
  return {
    value: { bout: { kind: 'time', seconds: low, isSeconds: true }, ...(isRange ? { isLowEnd: true } : {}) },
    next,
  }
}

const opening = new Set(['(', 'of'])
const closing = new Set([')'])
const MOST_SECONDS = 60
const restWords = new Set('rest r ri rec recovery jog walk easy ez off down float between'.split(' '))

// Our choice.
const MOST_EFFORTS = 60
const hills = new Set(['hill', 'hills', 'uphill', 'uphills', 'climb', 'climbs'])
const nouns = new Set(
  'rep reps repeat repeats effort efforts interval intervals block blocks bout bouts step steps stage stages sprint sprints'.split(
    ' ',
  ),
)
// "3 steps of 20 min"
const steps = new Set(['step', 'steps', 'stage', 'stages'])
const links = new Set([',', ':', 'of', 'for', '-'])
