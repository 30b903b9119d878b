import type { Meaning, Reader } from '../mention.ts'
import { indexList, type Match, matchPhrase } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { CONDITIONAL, HURT, WHY } from '../tokens/words/unsupported-words.ts'
import { endOfInjury } from './injuries.ts'
import { unsupported } from './unsupported-at.ts'

/** "30 min run or 45 if I feel good": a condition cannot be asked for. */
export const readChoice = whereSaid(new Set(['or']), (tokens, at: number): ReturnType<Reader> => {
  const other = textAt(tokens, at) === 'or' ? readAmount(tokens, at + 1) : undefined
  if (!other || textAt(tokens, other.next) !== 'if') return undefined
  let next = other.next
  while (next < tokens.length && tokens[next]?.kind !== 'mark') next += 1
  return unsupported(CHOICE, next)
})

/** "and if feeling good 3x200", "stop if the heart rate is over 170": all that depends on it, to the end of the clause. */
export const readCondition: Reader = whereSaid(new Set(['if', 'unless']), (tokens, at, before) => {
  const isFirst = at === 0 || [',', ';', '.', '(', 'and', 'but', '-', '\n'].includes(textAt(tokens, at - 1))
  const condition = isFirst
    ? (matchPhrase(tokens, at, conditions) ?? readMaybe(tokens, at) ?? readLateCondition(tokens, at, before))
    : undefined
  if (!condition) return undefined
  let next = condition.next
  while (next < tokens.length && !clauseEnds.has(textAt(tokens, next))) next += 1
  return unsupported(CONDITIONAL, next)
})

/** "maybe 5 mi if feeling good": the condition stands behind. */
function readMaybe(tokens: readonly Token[], at: number): ReturnType<typeof matchPhrase> {
  const maybe = matchPhrase(tokens, at, maybes)
  let next = maybe?.next ?? tokens.length
  while (next < tokens.length && !clauseEnds.has(textAt(tokens, next)) && textAt(tokens, next) !== 'if') next += 1
  return textAt(tokens, next) === 'if' ? { value: true, next } : undefined
}

/** "…, 2x10 tempo if the legs are good": behind what is done anyway. */
function readLateCondition(tokens: readonly Token[], at: number, before: readonly Meaning[]): Match<true> | undefined {
  if (!before.some(({ kind }) => kind === 'amount' || kind === 'set')) return undefined
  let next = at
  while (next < tokens.length && !starts.has(textAt(tokens, next)) && textAt(tokens, next) !== 'if') next += 1
  const hasFigure = tokens.slice(at, next).some(({ kind }) => kind === 'number')
  // "20 at 0.75 IF" is an intensity.
  const isIntensity = tokens[next - 1]?.kind === 'number' && textAt(tokens, next - 1).includes('.')
  return hasFigure && !isIntensity && textAt(tokens, next) === 'if' ? { value: true, next } : undefined
}

const maybes = indexList('maybe,possibly,perhaps,up to,or,optionally,could be')
const conditions = indexList('if,unless,stop if,cut if,back off if,skip if,only if')

const clauseEnds = new Set([',', ';', '.', ')', '\n'])
/** What begins another clause: a condition in brackets is not of the length before. */
const starts = new Set([...clauseEnds, '('])

/** "coz coming back from injury": why, to the end of the clause. */
export const readReason = whereSaid(new Set(['because', 'since', 'as']), (tokens, at: number): ReturnType<Reader> => {
  const reason = matchPhrase(tokens, at, reasonWords)
  if (!reason) return undefined
  let next = reason.next
  while (next < tokens.length && !clauseEnds.has(textAt(tokens, next))) next += 1
  const hasFigure = tokens.slice(at, next).some(({ kind }) => kind === 'number' || kind === 'clock')
  // "because my knee is sore": an injury, and no mere reason.
  const isHurt = tokens.slice(at, next).some((_, ahead) => endOfInjury(tokens, at + ahead) !== undefined)
  return hasFigure ? undefined : unsupported(isHurt ? HURT : WHY, next)
})

const reasonWords = indexList('because,since i,as i am,as my')

const CHOICE = 'A condition cannot be asked for: the first length counts.'
