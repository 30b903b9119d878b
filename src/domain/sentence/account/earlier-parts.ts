import { charactersBefore } from '../characters-before.ts'
import type { BuiltPart } from '../request/built-part.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { endOf, headOf, spanOf } from './spans-of-parts.ts'
import { EARLIER_BEFORE, EARLIER_BEHIND, FOLLOWED } from './words-of-ends.ts'

/**
 * Names what is said to be done before something else, "prior to that 20 min easy", "10x10 s hard at the end of 40 min", and
 * is built behind it.
 */
export function findLaterParts({ sentence, parts, isNamed }: Facts): Check[] {
  if (parts.length < 2 || !EARLIER.test(sentence)) return []
  return parts.flatMap((part, at) => {
    const head = headOf(part)
    if (!head || isNamed(head)) return []
    const span = spanOf(part)
    const before = charactersBefore(sentence, head.from, MOST_BEFORE)
    const isBeforeLast = EARLIER_BEFORE.test(before) || FOLLOWED.test(before)
    const behind = sentence.slice(head.to, head.to + MOST_BEHIND)
    const isBeforeNext = EARLIER_BEHIND.test(behind) && !BEFORE_THE_END.test(behind)
    const last = isBeforeLast ? saidBefore(head.from, parts) : undefined
    const isLater =
      (last !== undefined && parts.indexOf(last) < at) ||
      (isBeforeNext && parts.slice(at + 1).every((one) => endOf(one) === 'cooldown'))
    return isLater ? [checkAt(span, LATER)] : []
  })
}

const EARLIER = /\b(?:before|prior|at the end of)/i
/** "5 min easy before the cool-down" */
const BEFORE_THE_END = /^[^,;.]*\bbefore (?:the |your |you )?(?:cool|cd\b|c\/d)/i
const MOST_BEFORE = 24
const MOST_BEHIND = 40
const LATER = 'This is said to come before something else, and was read behind it: check the order.'

/** The part that is said last before a place. */
function saidBefore(place: number, parts: readonly BuiltPart[]): BuiltPart | undefined {
  return parts
    .filter((part) => (headOf(part)?.from ?? place) < place)
    .toSorted((one, other) => (headOf(one)?.from ?? 0) - (headOf(other)?.from ?? 0))
    .at(-1)
}
