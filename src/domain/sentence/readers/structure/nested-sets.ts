import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'
import { readSet } from './sets.ts'

/** The outer count of a set of sets: `3 x (10 x 30/30)`. */
export const readNestedSet: Reader = (tokens, at) => {
  const times = readCount(tokens, at)
  if (!times || !['x', '*', 'times', 'sets', 'rounds', 'by'].includes(textAt(tokens, times.next))) return undefined
  const inner = skip(tokens, times.next + 1, opening, { most: 2 })
  if (!readSet(tokens, inner, [])) return undefined
  return { value: { kind: 'unsupported', sentence: 'A set of sets cannot be asked for: say one set.' }, next: inner }
}

const opening = new Set(['of', '(', 'x', 'by', '@', 'with'])

/** Work and rest without a count: "20 min of 30/30". */
export const readUncountedPair: Reader = (tokens, at) => {
  const [on, slash, off] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (on?.kind !== 'number' || slash?.text !== '/' || off?.kind !== 'number' || Number(on.text) < 10) return undefined
  const end = skip(tokens, at + 3, new Set(['s', 'sec', 'secs', 'seconds', '"']))
  return { value: { kind: 'unsupported', sentence: `Say how often, such as 10 × ${on.text}/${off.text}.` }, next: end }
}
