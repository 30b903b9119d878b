import { charactersBefore } from '../characters-before.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { headOf } from './spans-of-parts.ts'

/**
 * Names figures that were read as a length by themselves and are none by the words beside them: over a full stop, "each 5
 * min", "then z2 to 75 min", "1200 in 4:20", "the last 2 reps".
 */
export function findWordsAcross(facts: Facts): Check[] {
  return [
    ...findOverStops(facts),
    ...findCounts(facts),
    ...(LIKE.test(facts.sentence) ? [...findNoParts(facts), ...findTimesOfOthers(facts)] : []),
  ]
}

function findOverStops({ sentence, mentions, isUsed }: Facts): Check[] {
  return mentions
    .filter(({ kind, from, to }) => kind === 'warm-up or cool-down' && OVER.test(sentence.slice(from, to)))
    .filter(isUsed)
    .map((one) => checkAt(one, OVER_A_STOP))
}

function findCounts({ sentence, parts, isNamed }: Facts): Check[] {
  return parts.flatMap((part) => {
    const head = headOf(part)
    if (head?.kind !== 'amount' || isNamed(head) || !/\d$/.test(sentence.slice(head.from, head.to))) return []
    const behind = sentence.slice(head.to)
    const isNumber =
      NUMBER.test(sentence.slice(head.from, head.to + 2)) && /[(,;] ?$/.test(sentence.slice(0, head.from))
    return COUNTED.test(behind) || isNumber ? [checkAt(head, COUNT)] : []
  })
}

function findNoParts({ sentence, parts, isNamed }: Facts): Check[] {
  return parts.flatMap((part) => {
    const head = headOf(part)
    if (!head || isNamed(head) || part.reading.includes('×')) return []
    // "steps every 5 min: 50, 60, 70%": of each of them.
    if (parts.some((other) => other !== part && headOf(other)?.from === head.from)) return []
    const before = charactersBefore(sentence, head.from, MOST_BEFORE)
    return EACH.test(before) ? [checkAt(head, ONCE)] : UNTIL.test(before) ? [checkAt(head, LASTING)] : []
  })
}

function findTimesOfOthers({ sentence, parts }: Facts): Check[] {
  return parts
    .flatMap((part) => part.mentions)
    .filter(({ kind, from, to }) => kind === 'amount' && TIME.test(sentence.slice(from, to)))
    .filter(({ from, to }) => IN.test(charactersBefore(sentence, from, MOST_BEFORE)) && !OUT.test(sentence.slice(to)))
    .map((one) => checkAt(one, TIME_OF_ANOTHER))
}

// Most sentences have none of these words before a figure.
const LIKE = /\b(?:each|every|to|till?|until|per|than|in) \d/i
const MOST_BEFORE = 10
// "10 min. Warm up a mile"
const OVER = /\.\s+\p{L}/u
const OVER_A_STOP = 'These words belong to two sentences, and were read as one length: check it.'
// "do the last 2 reps all out"
const COUNTED = /^ ?(?:reps?|repeats?|repetitions?|rounds?|times|efforts|intervals|sets)\b/i
// "2x800 (1: pull, 2: swim)"
const NUMBER = /^\d: $/
const COUNT = 'This was read as a length: check whether it says how many or which.'
// "10 s each 5 min"
const EACH = /\b(?:each|every) $/i
const ONCE = 'This was read as a part that is done once: check how often.'
const UNTIL = /\b(?:to|till?|until|per|than) $/i
const LASTING = 'This was read as the length of a part: check whether it is where the part ends.'
const TIME = /^\d+(?::\d\d)?s?$/
const IN = /\bin $/i
// "200 in 200 out"
const OUT = /^ ?out\b/i
const TIME_OF_ANOTHER = 'This was read as a part: check whether it is the time of the part before it.'
