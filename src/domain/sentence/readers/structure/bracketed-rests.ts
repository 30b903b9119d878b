import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/**
 * The rests of a set of sets side by side, "3 x 3 x 300 m (1 min / 5 min)": the first between the repetitions, the second
 * between the sets.
 */
export const readBracketedRests: Reader = (tokens, at, before) => {
  if (!isOfSets(before)) return undefined
  if (textAt(tokens, at) === '/' && before.at(-1)?.kind === 'rest') {
    const second = readTime(tokens, at + 1)
    return (
      second && {
        value: { kind: 'rest', rest: second.value, isBetweenSets: true },
        next: skip(tokens, second.next, closing),
      }
    )
  }
  const first = readTime(tokens, skip(tokens, at, opening))
  const isPair = first && textAt(tokens, first.next) === '/' && readTime(tokens, first.next + 1)
  return first && isPair ? { value: { kind: 'rest', rest: first.value }, next: first.next } : undefined
}

function isOfSets(before: readonly Meaning[]): boolean {
  const last = before.findLast(({ kind }) => kind === 'set' || kind === 'amount' || kind === 'rungs')
  return before.some(({ kind }) => kind === 'sets of') && last?.kind === 'set' && !last.rest
}

function readTime(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const amount = readAmount(tokens, at)
  return amount?.value.kind === 'time' || amount?.value.kind === 's' ? amount : undefined
}

const opening = new Set(['('])
const closing = new Set([')'])
