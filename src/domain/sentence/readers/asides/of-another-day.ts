import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { DAY, OTHER_DAY, PAST, TO_COME } from '../../tokens/words/unsupported-words.ts'
import { firstOf } from '../first-of.ts'
import { readSet } from '../structure/sets.ts'
import { unsupported } from '../unsupported-at.ts'
import { days, endOfClause, hasFigure, isWish, startsClause, wordSet } from './clauses.ts'

const restDays = new Set(['rest', 'off'])

/** "mon rest, tue 8x200", "friday off" */
const readRestDay = whereSaid(restDays, (tokens, at: number): ReturnType<Reader> => {
  const word = days.has(textAt(tokens, at)) ? skip(tokens, at + 1, colons) : at
  if (word === at || !restDays.has(textAt(tokens, word))) return undefined
  const end = skip(tokens, word + 1, dayWord)
  return end >= tokens.length || marks.has(textAt(tokens, end)) ? unsupported(DAY, end) : undefined
})

const colons = new Set([':', '-', '='])
const dayWord = new Set(['day'])
const marks = new Set([',', ';', '.', '\n', ')'])

/** "day 1: 30 min easy, day 2: 6x400": what is of the second day, to the end of the line. */
const readNumberedDay: Reader = whereSaid(dayWord, (tokens, at, before) => {
  const isDay = textAt(tokens, at) === 'day' && Number(textAt(tokens, at + 1)) > 1
  if (
    !isDay ||
    !before.some(({ kind }) => kind === 'set' || kind === 'amount') ||
    !tokens.slice(0, at).some(({ text }) => text === 'day')
  )
    return undefined
  const end = tokens.findIndex(({ text }, index) => index > at && text === '\n')
  return unsupported(OTHER_DAY, end < 0 ? tokens.length : end)
})

/** "sunday's 30k", "last week's 4:10", "yesterday's long run of 28 km" */
function readOwned(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const start = matchPhrase(tokens, at, owners)?.next ?? (isOwner(textAt(tokens, at)) ? at + 1 : undefined)
  if (start === undefined) return undefined
  const figure = skip(tokens, start, kinds, { most: 4 })
  const set = readSet(tokens, figure, [])
  const length = set ?? readAmount(tokens, figure)
  if (!length) return undefined
  const end = skip(tokens, set ? endBefore(tokens, figure, set.next) : length.next, kinds, { most: 2 })
  return isBeside(tokens, at, end) ? unsupported(PAST, end) : undefined
}

function isOwner(word: string): boolean {
  if (!word.includes("'s")) return false
  const day = word.replace("'s", '')
  return days.has(day) || day === 'yesterday'
}

const feelings = wordSet(
  'legs leg tired toast fried cooked sore heavy dead wrecked shattered knackered exhausted fatigued stiff hurt hurts hurting ache aching drained beat trashed smashed feel feeling body quads calves',
)

/** "legs are toast from a 30k": a clause of how one feels, and from what. */
const readCause = whereSaid(feelings, (tokens, at: number): ReturnType<Reader> => {
  if (!startsClause(tokens, at)) return undefined
  const end = endOfClause(tokens, at)
  const cause = tokens.findIndex(({ text }, index) => index > at && index < end && causes.has(text))
  if (cause < 0 || !tokens.slice(at, cause).some(({ text }) => feelings.has(text))) return undefined
  return hasFigure(tokens, cause, end) && isBeside(tokens, at, end) ? unsupported(PAST, end) : undefined
})

/** "coming off a 100k ride", "recovering from 3x20", "off the back of 90 km" */
const readComingOff = whereSaid(wordSet('off back from'), (tokens, at: number): ReturnType<Reader> => {
  const phrase = startsClause(tokens, at) ? matchPhrase(tokens, at, comings) : undefined
  if (!phrase) return undefined
  const end = endOfClause(tokens, phrase.next)
  return hasFigure(tokens, phrase.next, end) && isBeside(tokens, at, end) ? unsupported(PAST, end) : undefined
})

const races = wordSet('race parkrun')

/** "a 10k race", "5k parkrun on saturday": not its pace, nor what is like one. */
const readRaceToCome = whereSaid(races, (tokens, at: number): ReturnType<Reader> => {
  const length = races.has(textAt(tokens, at)) ? undefined : readAmount(tokens, at)
  if (length?.value.kind !== 'distance' || !races.has(textAt(tokens, length.next))) return undefined
  const end = length.next + 1
  const isDated = datesBehind.has(textAt(tokens, end)) || tokens.slice(0, at).some(({ text }) => datesBefore.has(text))
  return isDated && isBeside(tokens, at, end) ? unsupported(TO_COME, end) : undefined
})

/**
 * A length that belongs to another day, beside what is wanted now: "legs are toast from sunday's 30k", "coming off a 100k
 * ride", "tomorrow I have a 10k race".
 */
export const readOfAnotherDay = firstOf(
  readRestDay,
  readNumberedDay,
  readOwned,
  readCause,
  readComingOff,
  readRaceToCome,
)

/** Whether the sentence holds another figure or wish, so that the session is said elsewhere. */
function isBeside(tokens: readonly Token[], from: number, to: number): boolean {
  const isSaid = (start: number, end: number) =>
    hasFigure(tokens, start, end) ||
    tokens.slice(start, end).some(({ text }, ahead) => lengthWords.has(text) || isWish(tokens, start + ahead))
  return isSaid(0, from) || isSaid(to, tokens.length)
}

/** The index behind a set without the rest that follows a comma. */
function endBefore(tokens: readonly Token[], from: number, to: number): number {
  const comma = tokens.findIndex(({ text }, index) => index >= from && index < to && text === ',')
  return comma < 0 ? to : comma
}

const owners = indexList("last week's,last weekend's,last time's,last month's,last night's")
const kinds = wordSet('long big hard easy tough monster epic run ride swim race session workout effort of the my a')
const causes = new Set(['from', 'after', 'since', 'by', 'of', 'because'])
const comings = indexList(
  'coming off,come off,coming back from,recovering from,back from,off the back of,still tired from,still sore from',
)
const datesBehind = wordSet('tomorrow on this next in saturday sunday friday')
const datesBefore = wordSet('tomorrow have got upcoming saturday sunday')
const lengthWords = wordSet('hour hours half minutes mins')
