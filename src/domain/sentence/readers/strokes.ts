import { sports } from '../../sports/registry.ts'
import { isPoolDistance } from '../tokens/amounts.ts'
import { textAt } from '../tokens/tokens.ts'
import { STROKES } from '../tokens/words/unsupported-words.ts'
import type { Meaning, Reader } from './mention.ts'

/** A stroke: "8x50 free", "200 IM", "4x100 back". These words name a stroke only behind a distance in a pool. */
export const readStroke: Reader = (tokens, at, before) => {
  const word = textAt(tokens, at)
  const isFree = freestyle.has(word)
  if ((!isFree && !strokes.has(word)) || !isOfPool(before)) return undefined
  return {
    value: isFree && poolSport ? { kind: 'sport', sport: poolSport } : { kind: 'unsupported', sentence: STROKES },
    next: at + 1,
  }
}

function isOfPool(before: readonly Meaning[]): boolean {
  const last = before.findLast(({ kind }) => kind !== 'filler' && kind !== 'punctuation' && kind !== 'session')
  if (last?.kind === 'set') return isPoolDistance(last.bout)
  return last?.kind === 'amount' && isPoolDistance(last.amount)
}

/** The sport that is done in a pool. */
export const poolSport = sports.find(({ inPool }) => inPool)?.id

const freestyle = new Set(['free', 'fr', 'fc'])
const strokes = new Set(['back', 'bk', 'breast', 'brst', 'br', 'im', 'choice'])
