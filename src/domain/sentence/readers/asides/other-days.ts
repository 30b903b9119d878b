import type { Reader } from '../../mention.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { ANOTHER_DAY } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { days, hasFigure } from './clauses.ts'

const todays = new Set(['today', "today's", 'tonight', 'now'])

/** A clause of another day beside one of today: "tomorrow it's 2x20 on the bike, today only 30 min swim". */
export const readOtherDay: Reader = whereSaid(todays, (tokens, at) => {
  const end = endOfDay(tokens, at)
  const words = tokens.slice(at, end)
  const isNow = tokens.some(({ text }) => text === 'now' || text === 'tonight')
  const isOther = words.some(
    ({ text }, index) =>
      others.has(text) ||
      days.has(text) ||
      (isNow && earlier.has(text)) ||
      (text === 'week' && ['next', 'last'].includes(words[index - 1]?.text ?? '')),
  )
  const isBeside = tokens.some(({ text }, index) => todays.has(text) && (index < at || index >= end))
  if (!isOther || !isBeside || words.some(({ text }) => todays.has(text))) return undefined
  return hasFigure(tokens, at, end) ? unsupported(ANOTHER_DAY, end) : undefined
})

/** The index at which what is said of a day ends: at a mark, or at a word that leads to today. */
function endOfDay(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length && !ends.has(textAt(tokens, at)) && !(at > from && joiners.has(textAt(tokens, at)))) at += 1
  return at
}

const others = new Set(['later', 'tomorrow', "tomorrow's", 'yesterday', "yesterday's"])
const earlier = new Set(['morning', 'earlier', 'afternoon'])
const ends = new Set([',', ';', '.', '!', '?', '(', ')', '\n'])
const joiners = new Set(['so', 'but', 'today', 'tonight', 'now', 'hence', 'therefore'])
