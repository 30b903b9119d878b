import type { Mention } from '../mention.ts'
import type { Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/**
 * Names words that say of which parts something is meant, where it was read of others: "big ones by feel", "first 2k at 4:30" with
 * easy time before it.
 */
export function findWordsOfSomeParts(facts: Facts): Check[] {
  return [...findOnes(facts), ...findPlacesOfParts(facts), ...findSetsAtTheEnd(facts)]
}

function findOnes(facts: Facts): Check[] {
  const { sentence, isIdle } = facts
  return placesOf(ONES, sentence)
    .filter((one) => isIdle(one) && !isReadOfSome(facts, one))
    .map((one) => checkAt(one, OF_SOME))
}

/** Whether a reader took words as what is said of some repetitions, or of pieces of each. */
function isReadOfSome({ mentions }: Facts, { from, to }: Span): boolean {
  return mentions.some((one) => OF_REPETITIONS.has(one.kind) && one.from < to && one.to > from)
}

/** The first or the last stretch of a session that is written around it. */
function findPlacesOfParts({ mentions, parts, understood: { asked, workout } }: Facts): Check[] {
  if (workout) return []
  const amid = parts.filter(isOfMainSet)
  return mentions.flatMap((one) => {
    // Beside ends that are said it is the first or the last of the main set.
    const end = one.kind === 'amount' && one.place === 'first' ? asked.warmup : asked.cooldown
    const isAtEnd = one.kind === 'amount' && (one.place === 'first' || one.place === 'last') && !end
    return isAtEnd && amid.some((part) => part.mentions.some(({ from }) => from === one.from))
      ? [checkAt(one, one.place === 'first' ? NOT_FIRST : NOT_LAST)]
      : []
  })
}

/** "4x30s fast at the end of a 60 min easy run": where the easy time is chosen, some of it may stand behind. */
function findSetsAtTheEnd({ sentence, understood: { asked, workout }, isNamed }: Facts): Check[] {
  if (workout || (asked.set === undefined && asked.mainSet === undefined) || asked.cooldown) return []
  return placesOf(AT_THE_END, sentence)
    .filter((one) => !isNamed(one))
    .map((one) => checkAt(one, NOT_LAST))
}

function isOfMainSet({ field }: Facts['parts'][number]): boolean {
  return field === 'mainSet' || field === 'set'
}

const OF_REPETITIONS = new Set<Mention['kind']>(['numbered', 'targets', 'divided', 'split', 'progression', 'every'])
const ONES = /\b(?:short|long|big|small|odd|even|easy|hard|fast|slow|first|last|other)(?:er|est)? ones\b/gi

const AT_THE_END = /\b(?<words>at the end of) (?:an? |the |my )?\d/gi
const OF_SOME = 'What is said of some of the parts was not read of them alone: check each.'
const NOT_FIRST = 'This is said to come first, and easy time may stand before it: check the order.'
const NOT_LAST = 'This is said to come last, and easy time may stand behind it: check the order.'
