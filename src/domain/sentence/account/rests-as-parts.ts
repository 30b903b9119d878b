import { charactersBefore } from '../characters-before.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { headOf } from './spans-of-parts.ts'

/** Names a length that is said with a set without a rest, "3x5k @ 4:25 with 1k @ 5:10", and is done once behind it. */
export function findRestsAsParts({ sentence, parts, isNamed }: Facts): Check[] {
  return parts.flatMap((part, at) => {
    const [head, before] = [headOf(part), parts[at - 1]]
    const set = before && headOf(before)
    if (!before || head?.kind !== 'amount' || set?.kind !== 'set' || isNamed(head) || set.to > head.from) return []
    const isWith = WITH.test(charactersBefore(sentence, head.from, MOST_BEFORE))
    return isWith && /^[2-9]\d* ×/.test(before.reading) && !RESTED.test(before.reading) ? [checkAt(head, ONCE)] : []
  })
}

const MOST_BEFORE = 6
const WITH = /\b(?:with|w\/?) ?$/i
const RESTED = /\b(?:rest|recovery|walk|float|stand|every)\b/
const ONCE = 'This was built once behind the set: check whether it lies between its repetitions.'
