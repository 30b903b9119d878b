import type { Amount } from '../tokens/amounts.ts'
import { STROKES } from '../tokens/words/unsupported-words.ts'
import type { Meaning, Reader } from './mention.ts'

/** "8x50 free", "200 IM", "4x100 back": behind a distance of the pool, words that mean something else elsewhere. */
export const strokeAt: Reader = (tokens, at, before) => {
  const word = tokens[at]?.text ?? ''
  const isFree = freestyle.has(word)
  if ((!isFree && !strokes.has(word)) || !isOfPool(before)) return undefined
  return { value: isFree ? { of: 'sport', sport: 'swimming' } : { of: 'aside', sentence: STROKES }, next: at + 1 }
}

/** Whether a distance is one that is swum at a time: 25 to 1500, in quarters of a hundred. */
export function isPoolDistance(amount: Amount): boolean {
  const isCounted =
    amount.is === 'bare' ||
    amount.is === 'm' ||
    amount.is === 's' ||
    (amount.is === 'distance' && (amount.unit === 'meters' || amount.unit === 'yards'))
  return isCounted && amount.value >= 25 && amount.value <= 1500 && amount.value % 25 === 0
}

function isOfPool(before: readonly Meaning[]): boolean {
  const last = before.findLast(({ of }) => of !== 'filler' && of !== 'break' && of !== 'idea')
  if (last?.of === 'set') return isPoolDistance(last.bout)
  return last?.of === 'amount' && isPoolDistance(last.amount)
}

const freestyle = new Set(['free', 'fr', 'fc'])
const strokes = new Set(['back', 'bk', 'breast', 'brst', 'br', 'im', 'choice'])
