import type { Amount } from '../tokens/amounts.ts'
import { textAt } from '../tokens/tokens.ts'
import { STROKES } from '../tokens/words/unsupported-words.ts'
import type { Meaning, Reader } from './mention.ts'

/** "8x50 free", "200 IM", "4x100 back": behind a distance of the pool, words that mean something else elsewhere. */
export const readStroke: Reader = (tokens, at, before) => {
  const word = textAt(tokens, at)
  const isFree = freestyle.has(word)
  if ((!isFree && !strokes.has(word)) || !isOfPool(before)) return undefined
  return {
    value: isFree ? { kind: 'sport', sport: 'swimming' } : { kind: 'unsupported', sentence: STROKES },
    next: at + 1,
  }
}

/** Whether a distance is one that is swum at a time: 25 to 1500, in quarters of a hundred. */
export function isPoolDistance(amount: Amount): boolean {
  const isCounted =
    amount.kind === 'bare' ||
    amount.kind === 'm' ||
    amount.kind === 's' ||
    (amount.kind === 'distance' && (amount.unit === 'meters' || amount.unit === 'yards'))
  return isCounted && amount.value >= 25 && amount.value <= 1500 && amount.value % 25 === 0
}

function isOfPool(before: readonly Meaning[]): boolean {
  const last = before.findLast(({ kind }) => kind !== 'filler' && kind !== 'punctuation' && kind !== 'session')
  if (last?.kind === 'set') return isPoolDistance(last.bout)
  return last?.kind === 'amount' && isPoolDistance(last.amount)
}

const freestyle = new Set(['free', 'fr', 'fc'])
const strokes = new Set(['back', 'bk', 'breast', 'brst', 'br', 'im', 'choice'])
