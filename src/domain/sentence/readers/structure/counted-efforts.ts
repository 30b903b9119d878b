import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'

/** A set whose length stands behind what is counted: "six hills, 2 minutes each", "four efforts of 5 min each". */
export const readCountedEfforts: Reader = (tokens, at) => {
  const count = readCount(tokens, at)
  if (!count || count.value < 2 || count.value > MOST_EFFORTS) return undefined
  const isUphill = hills.has(textAt(tokens, count.next))
  const noun = skip(tokens, isUphill ? count.next + 1 : count.next, nouns)
  if (noun === count.next) return undefined
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
}

// Our choice.
const MOST_EFFORTS = 60
const hills = new Set(['hill', 'hills', 'uphill', 'uphills', 'climb', 'climbs'])
const nouns = new Set(
  'rep reps repeat repeats effort efforts interval intervals block blocks bout bouts step steps stage stages'.split(
    ' ',
  ),
)
// "3 steps of 20 min"
const steps = new Set(['step', 'steps', 'stage', 'stages'])
const links = new Set([',', ':', 'of', 'for', '-'])
