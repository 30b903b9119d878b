import type { Reader } from '../mention.ts'
import { indexList, matchPhrase } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { CONDITIONAL, WHY } from '../tokens/words/unsupported-words.ts'
import { unsupported } from './unsupported-at.ts'

/** "30 min run or 45 if I feel good": a condition cannot be asked for. */
export function readChoice(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const other = textAt(tokens, at) === 'or' ? readAmount(tokens, at + 1) : undefined
  if (!other || textAt(tokens, other.next) !== 'if') return undefined
  let next = other.next
  while (next < tokens.length && tokens[next]?.kind !== 'mark') next += 1
  return unsupported(CHOICE, next)
}

/** "and if feeling good 3x200", "stop if the heart rate is over 170": all that depends on it, to the end of the clause. */
export function readCondition(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const isFirst = at === 0 || [',', ';', '.', '(', 'and', '-', '\n'].includes(textAt(tokens, at - 1))
  const condition = isFirst ? matchPhrase(tokens, at, conditions) : undefined
  if (!condition) return undefined
  let next = condition.next
  while (next < tokens.length && !clauseEnds.has(textAt(tokens, next))) next += 1
  return unsupported(CONDITIONAL, next)
}

const conditions = indexList('if,unless,stop if,cut if,back off if,skip if,only if')

const clauseEnds = new Set([',', ';', '.', ')', '\n'])

/** "coz coming back from injury": why, to the end of the clause. */
export function readReason(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const reason = matchPhrase(tokens, at, reasonWords)
  if (!reason) return undefined
  let next = reason.next
  while (next < tokens.length && !clauseEnds.has(textAt(tokens, next))) next += 1
  const hasFigure = tokens.slice(at, next).some(({ kind }) => kind === 'number' || kind === 'clock')
  return hasFigure ? undefined : unsupported(WHY, next)
}

const reasonWords = indexList('because,since i,as i am,as my')

const CHOICE = 'A condition cannot be asked for: the first length counts.'
