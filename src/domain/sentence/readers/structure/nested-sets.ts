import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { readSet } from './sets.ts'

/** The count of a set of sets, `3 x (10 x 30/30)`, or of several steps in brackets, `4x(3 min 110%, 2 min 60%)`. */
export const readNestedSet: Reader = (tokens, at) => {
  const times = readCount(tokens, at)
  if (!times || !['x', '*', 'times', 'sets', 'rounds', 'by'].includes(textAt(tokens, times.next))) return undefined
  const inner = skip(tokens, times.next + 1, opening, { most: 2 })
  const isOpened = textAt(tokens, inner - 1) === '('
  if (!(readSet(tokens, inner, []) && !isNoun(tokens, inner)) && !(isOpened && holdsSteps(tokens, at, inner)))
    return undefined
  return { value: { kind: 'sets of', times: times.value }, next: isOpened ? inner - 1 : inner }
}

// "3 sets 10 min" is one set.
function isNoun(tokens: readonly Token[], at: number): boolean {
  return ['x', '*'].includes(textAt(tokens, at))
}

/** Whether brackets hold more than the bout and the rest of one set. */
function holdsSteps(tokens: readonly Token[], at: number, opened: number): boolean {
  const closed = closingOf(tokens, opened)
  if (closed === undefined) return false
  const plain = readSet(tokens, at, [])
  return !plain || plain.next < closed
}

/** The index of the bracket that closes the one before an index. */
function closingOf(tokens: readonly Token[], from: number): number | undefined {
  let depth = 1
  for (let at = from; at < tokens.length; at += 1) {
    if (textAt(tokens, at) === '(') depth += 1
    if (textAt(tokens, at) === ')') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

const opening = new Set(['of', '(', 'x', 'by', '@', 'with'])

/** Work and rest without a count: "20 min of 30/30". */
export const readUncountedPair: Reader = (tokens, at) => {
  const [on, slash, off] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (on?.kind !== 'number' || slash?.text !== '/' || off?.kind !== 'number' || Number(on.text) < 10) return undefined
  const end = skip(tokens, at + 3, seconds)
  return { value: { kind: 'unsupported', sentence: `Say how often, such as 10 × ${on.text}/${off.text}.` }, next: end }
}

const seconds = new Set(['s', 'sec', 'secs', 'seconds', '"'])
