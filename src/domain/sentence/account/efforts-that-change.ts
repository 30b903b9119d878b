import type { Mention } from '../mention.ts'
import type { Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/**
 * Names the effort that something changes to, and that no part has: "LT1->LT2" where all is at LT1, "start HMP finish 3k"
 * where three kilometres were built, "10 min build to Z3" where all of it is in zone 3.
 */
export function findEffortsThatChange(facts: Facts): Check[] {
  return [...findSecondEfforts(facts), ...findRacesAsLengths(facts), ...findIdleBuilds(facts)]
}

function findSecondEfforts({ sentence, mentions, parts, steps, isNamed }: Facts): Check[] {
  if (steps.some(({ target }) => target?.ramp)) return []
  const isOwned = ({ from, to }: Span) =>
    parts.some((part) => part.mentions.some((one) => one.from <= from && one.to >= to))
  const efforts = mentions.filter(({ kind }) => EFFORTS.has(kind))
  return efforts
    .flatMap((one, at) => {
      const other = efforts[at - 1]
      if (!other || !CHANGE.test(sentence.slice(other.to, one.from))) return []
      return [one, other].filter((effort) => !isOwned(effort) && !isNamed(effort)).slice(0, 1)
    })
    .map((one) => checkAt(one, NOT_REACHED))
}

function findRacesAsLengths({ sentence, mentions, isUsed, isNamed }: Facts): Check[] {
  return mentions
    .filter(({ kind, from, to }) => kind === 'amount' && RACE.test(sentence.slice(from, to)))
    .filter((one) => TO_RACE.test(sentence.slice(0, one.from)) && isUsed(one) && !isNamed(one))
    .map((one) => checkAt(one, AS_LENGTH))
}

/** A part that is to build to an effort, of which no step rises. */
function findIdleBuilds({ sentence, entries, isIdle, steps }: Facts): Check[] {
  if (entries.length === 0 || steps.some(({ target, name }) => target?.ramp || name === 'Build')) return []
  return placesOf(BUILD, sentence)
    .filter(isIdle)
    .map((one) => checkAt(one, EVEN))
}

const EFFORTS = new Set<Mention['kind']>(['session', 'zone', 'race pace', 'percent', 'power', 'pace'])
const CHANGE =
  /^,? ?(?:-+>|=+>|>|→|(?:to|into|and|then)? ?(?:(?:down|up) to|finish(?:ing)?|end(?:ing)?)(?: at| @| on| in| with)?) ?$/i
const RACE = /^(?:3|5|8|10|15)k$/i
const TO_RACE =
  /(?:\b(?:pace|mp|hmp|[135]0?k|threshold|lt\d?|tempo)|\bz\d) ?(?:,? ?(?:and |then )?(?:finish(?:ing)?|end(?:ing)?|to|(?:down|up) to|into)|-+>|>|→)(?: at| @| with)? ?$/i
const BUILD = /\bbuild(?:s|ing)?(?= (?:up )?to (?:z|zone|threshold|tempo|\d|lt|hm|mp|m\b))/gi
const NOT_REACHED = 'What the effort changes to was not built: check how hard each part is.'
const AS_LENGTH = 'This was read as a length: check whether it is the pace at the end.'
const EVEN = 'What was read is even: check where it builds.'
