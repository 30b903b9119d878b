import type { Mention } from '../mention.ts'
import type { Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/**
 * Names words that say of which parts something is meant, where it was read of others: "long ones 10k pace", "last 2 min of
 * each", "easy front crawl all of it", "first 2k at 4:30" with easy time before it.
 */
export function findWordsOfSomeParts(facts: Facts): Check[] {
  return [...findOnes(facts), ...findPiecesOfEach(facts), ...findWordsOfAll(facts), ...findPlacesOfParts(facts)]
}

function findOnes(facts: Facts): Check[] {
  const { sentence, isIdle } = facts
  return placesOf(ONES, sentence)
    .filter((one) => isIdle(one) && !isReadOfSome(facts, one))
    .map((one) => checkAt(one, OF_SOME))
}

function findPiecesOfEach(facts: Facts): Check[] {
  const { sentence, isNamed } = facts
  return placesOf(PIECE, sentence)
    .filter((one) => !isNamed(one) && !isReadOfSome(facts, one))
    .map((one) => checkAt(one, OF_EACH))
}

/** Whether a reader took words as what is said of some repetitions, or of pieces of each. */
function isReadOfSome({ mentions }: Facts, { from, to }: Span): boolean {
  return mentions.some((one) => OF_REPETITIONS.has(one.kind) && one.from < to && one.to > from)
}

/** How something is done, said of all parts and read of one. */
function findWordsOfAll({ sentence, mentions, parts, isIdle }: Facts): Check[] {
  const all = parts.filter(isOfMainSet)
  return placesOf(ALL_OF_IT, sentence).flatMap((one) => {
    const detail = mentions.findLast(({ kind, to }) => kind === 'detail' && to <= one.from)
    if (!detail || !isIdle(one) || sentence.slice(detail.to, one.from).trim() !== '') return []
    const have = all.filter((part) => part.mentions.some(({ from }) => from === detail.from))
    return have.length < all.length ? [checkAt({ from: detail.from, to: one.to }, OF_ALL)] : []
  })
}

/** The first or the last stretch of a session that is written around it. */
function findPlacesOfParts({ mentions, parts, understood: { workout } }: Facts): Check[] {
  if (workout) return []
  const amid = parts.filter(isOfMainSet)
  return mentions.flatMap((one) => {
    const isAtEnd = one.kind === 'amount' && (one.place === 'first' || one.place === 'last')
    return isAtEnd && amid.some((part) => part.mentions.some(({ from }) => from === one.from))
      ? [checkAt(one, one.place === 'first' ? NOT_FIRST : NOT_LAST)]
      : []
  })
}

function isOfMainSet({ field }: Facts['parts'][number]): boolean {
  return field === 'mainSet' || field === 'set'
}

const OF_REPETITIONS = new Set<Mention['kind']>(['numbered', 'targets', 'divided', 'split', 'progression', 'every'])
const ONES = /\b(?:short|long|big|small|odd|even|easy|hard|fast|slow|first|last|other)(?:er|est)? ones\b/gi
const PIECE = /\b(?:first|last|final|middle|second) (?:\S+ ){1,2}of (?:each|every)\b/gi
const ALL_OF_IT = /\b(?:all of (?:it|them)|the whole (?:thing|way|lot)|throughout|everything|for all)\b/gi

const OF_SOME = 'What is said of some of the parts was not read of them alone: check each.'
const OF_EACH = 'This is said to be a piece of each, and was not read so: check it.'
const OF_ALL = 'This is said of all, and not all of it was read so: check each part.'
const NOT_FIRST = 'This is said to come first, and easy time may stand before it: check the order.'
const NOT_LAST = 'This is said to come last, and easy time may stand behind it: check the order.'
