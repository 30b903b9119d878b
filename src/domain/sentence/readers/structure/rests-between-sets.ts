import type { Meaning, Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { isDescription } from './behind-bouts.ts'

/** Whether the letter R says a second rest of a set of sets, that between the sets: "3x(4x400) r1' R3'". */
export function isSecondLetter(tokens: readonly Token[], at: number, before: readonly Meaning[]): boolean {
  const last = before.findLast((one) => !isDescription(one))
  return textAt(tokens, at) === 'r' && last?.kind === 'rest' && before.some(({ kind }) => kind === 'sets of')
}

/** The rest between two sets of a set of sets: "3 min between sets", "5 min set rest", "between sets 4 min". */
export function readBetweenSets(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const first = matchPhrase(tokens, at, betweenSets)
  const rest = readAmount(tokens, first ? skip(tokens, first.next, linkWords) : at)
  if (!rest || rest.value.kind === 'bare') return undefined
  let next = rest.next
  while (aboutRest.has(textAt(tokens, next)) && !matchPhrase(tokens, next, betweenSets)) next += 1
  const behind = first ? { next: rest.next } : matchPhrase(tokens, next, betweenSets)
  return behind && { value: { kind: 'rest', rest: rest.value, isBetweenSets: true }, next: behind.next }
}

/** Easy time "with" a set of sets whose bouts have their rests: "4x(8x30/15) w/ 5 min easy". */
export function readBehindSets(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const last = before.findLast((one) => !isDescription(one))
  const isBehind = last?.kind === 'set' && last.rest !== undefined && before.some(({ kind }) => kind === 'sets of')
  if (!isBehind || !['with', 'w', '/'].includes(textAt(tokens, at - 1))) return undefined
  const rest = readAmount(tokens, at)
  const end = rest && skip(tokens, rest.next, aboutRest, { most: 2 })
  // "30/15s, 3x13 with 3 min"
  const isDirect = before.at(-2)?.kind === 'sets of'
  if (!rest || !end || (end === rest.next && !isDirect) || rest.value.kind === 'bare') return undefined
  return { value: { kind: 'rest', rest: rest.value, isBetweenSets: true }, next: end }
}

/** Words that put a rest between the sets of a set of sets. */
export const betweenSets = indexList(
  'between sets,btw sets,btwn sets,between the sets,between each set,between rounds,between blocks,between series,btw rounds,btwn rounds,btw the sets,btwn the sets,between the rounds,between the two,btw the two,btwn the two,btw blocks,btwn blocks,set rest,set recovery,after each set,rest between sets',
)
const aboutRest = new Set('easy ez of rest recovery jog in the spin off walk'.split(' '))

/** Words between a rest and its length. */
export const linkWords = new Set(['of', 'is', 'are', '=', ':', 'for', 'interval', 'at', '@', ')'])
