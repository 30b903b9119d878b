import { charactersBefore } from '../characters-before.ts'
import type { BuiltPart } from '../request/built-part.ts'
import type { Span } from '../result.ts'
import { OPEN_WATER } from '../tokens/words/open-water-words.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { endOf, headOf, spanOf } from './spans-of-parts.ts'
import { FIRST_BEFORE, FIRST_BEHIND, LAST_BEFORE, LAST_BEHIND } from './words-of-ends.ts'

/** Names what is said to begin or to end the session, "in 25 min z2", "400 mixed in", and is not built there. */
export function findEndsElsewhere({ sentence, parts, isNamed, understood: { workout } }: Facts): Check[] {
  if (parts.length < 2) return []
  return parts.flatMap((part, at) => {
    const head = headOf(part)
    if (!head) return []
    if (endOf(part) === 'warmup' && hasRowBefore(head, parts.slice(at + 1), sentence)) return [checkAt(head, ROW)]
    const span = spanOf(part)
    const own = sentence.slice(head.from, head.to)
    const before = charactersBefore(sentence, head.from, MOST_BEFORE)
    const behind = sentence.slice(span.to, span.to + MOST_BEHIND)
    const end = endOf(part)
    const isFirst = FIRST_BEFORE.test(before) || FIRST_OF.test(own) || FIRST_BEHIND.test(behind)
    const isLast = LAST_BEFORE.test(before) || LAST_OF.test(own) || LAST_BEHIND.test(behind)
    // "ocean swim: 200 hard out, 1600 steady, 200 hard in": where it leads.
    const isWay = /^ ?(?:out|in)\b/i.test(behind) && sentence.search(OPEN_WATER) >= 0
    if (isFirst === isLast || isWay || isNamed(head)) return []
    // Behind a main set that is not all of the workout a cool-down is added.
    const isStretch =
      !workout && !part.reading.includes('×') && !LAST_OF.test(own) && !/\bafter(?:wards|:) ?$/i.test(before)
    const isThere = isFirst
      ? end === 'warmup' ||
        (!isStretch && (endsRow(parts, at) || parts.slice(0, at).every((one) => endOf(one) === 'warmup')))
      : end === 'cooldown' || (!isStretch && parts.slice(at + 1).every((one) => endOf(one) === 'cooldown'))
    return isThere ? [] : [checkAt(span, isFirst ? BEGINNING : ENDING)]
  })
}

/** "300 200 100 warm up": what is said right before a warm-up and built behind it may belong to it. */
function hasRowBefore(head: Span, later: readonly BuiltPart[], sentence: string): boolean {
  return later.some((part) => {
    const one = headOf(part)
    return one?.kind === 'amount' && one.to < head.from && /^ ?[ /+-] ?$/.test(sentence.slice(one.to, head.from))
  })
}

/** "300 free/200 kick/4x75 warm up": the last of a row that begins as the warm-up. */
function endsRow(parts: readonly BuiltPart[], at: number): boolean {
  const heads = parts.slice(0, at + 1).map(headOf)
  const isInOrder = heads.every((one, index) => index === 0 || (one && one.from > (heads[index - 1]?.from ?? one.from)))
  return isInOrder && parts[0] !== undefined && endOf(parts[0]) === 'warmup'
}

const MOST_BEFORE = 20
const MOST_BEHIND = 16
const FIRST_OF = /^(?:first|start|begin|open)/i
const LAST_OF = /^(?:last|final|finish)/i
const ROW = 'This was read as the warm-up alone: check whether what stands before it belongs to it.'
const BEGINNING = 'This is said to come first, and something else was read before it: check the order.'
const ENDING = 'This is said to come last, and something else was read behind it: check the order.'
