import type { Reader } from '../../mention.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { isPartEnd } from '../plain-words.ts'

/**
 * "broken mile": the name of a swim whose repetitions are said elsewhere. Where it is broken within each repetition, "4x200
 * broken at the 50", no step can hold.
 */
export const readBrokenSwim: Reader = (tokens, at) => {
  if (textAt(tokens, at) !== 'broken') return undefined
  // "1500 broken as 15x100"
  if (['as', 'into', 'up'].includes(textAt(tokens, at + 1))) return { value: { kind: 'filler' }, next: at + 1 }
  if (places.has(textAt(tokens, at + 1)))
    return { value: { kind: 'unsupported', sentence: WRITE_OUT }, next: endOfClause(tokens, at + 1) }
  const named = readAmount(tokens, at + 1)
  const isSaidOut = tokens.slice(at).some(({ text }) => text === 'x' || text === '*')
  return named && isSaidOut ? { value: { kind: 'filler' }, next: named.next } : undefined
}

function endOfClause(tokens: readonly Token[], from: number): number {
  let next = from
  while (!isPartEnd(tokens, next) && textAt(tokens, next) !== ')') next += 1
  return next
}

const places = new Set(['at', 'every', 'each', 'by', 'on', 'in', 'after', '@'])
const WRITE_OUT = 'Write a broken swim out, such as 4x(4x50 10 s rest), 1 min between sets.'
