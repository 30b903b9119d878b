import type { Meaning, Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { setBefore } from './last-set.ts'
import { readSet } from './sets.ts'

/** The count of a set of sets, `3 x (10 x 30/30)`, or of several steps in brackets, `4x(3 min 110%, 2 min 60%)`. */
export const readNestedSet: Reader = (tokens, at, before) =>
  readRepeated(tokens, at) ?? readSetsBehind(tokens, at, before) ?? readSetsAhead(tokens, at)

/** "repeat 5 times", "repeat x4": all parts before are done so often. */
function readRepeated(tokens: readonly Token[], at: number): ReturnType<Reader> {
  if (!['repeat', 'repeated'].includes(textAt(tokens, at))) return undefined
  const start = skip(tokens, at + 1, repeatLinks, { most: 3 })
  const times = readCount(tokens, start)
  const next = times && skip(tokens, times.next, timesWords)
  if (!times || !next || (next === times.next && textAt(tokens, start - 1) !== 'x')) return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'all' }, next }
}
const repeatLinks = new Set(['this', 'that', 'it', 'all', 'x', 'the', 'whole', 'block', 'set', ':'])
const timesWords = new Set(['times', 'x', 'rounds', 'sets'])

/** "10x40/20 x 3 sets", "10x40/20, 3 rounds": the set before is done so often. */
function readSetsBehind(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  if (!setBefore(before.filter(({ kind }) => kind !== 'punctuation'))) return undefined
  const times = readCount(tokens, skip(tokens, at, timesSign))
  if (!times || !setWords.has(textAt(tokens, times.next)) || textAt(tokens, times.next + 1) === 'of') return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'last' }, next: times.next + 1 }
}
const timesSign = new Set(['x', '*'])
const setWords = new Set(['sets', 'rounds', 'series'])

/** "3 x (10 x 30/30)", "3 sets of 13x30/15", "5 rounds: 3 min hard, 2 min easy". */
function readSetsAhead(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const times = readCount(tokens, at)
  if (!times || !['x', '*', 'times', 'sets', 'rounds', 'by'].includes(textAt(tokens, times.next))) return undefined
  const isListed = setWords.has(textAt(tokens, times.next)) && textAt(tokens, times.next + 1) === ':'
  if (isListed) return { value: { kind: 'sets of', times: times.value, holds: 'next' }, next: times.next + 1 }
  const inner = skip(tokens, times.next + 1, opening, { most: 2 })
  const isOpened = textAt(tokens, inner - 1) === '('
  if (!(readSet(tokens, inner, []) && !isNoun(tokens, inner)) && !(isOpened && holdsSteps(tokens, at, inner)))
    return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'next' }, next: isOpened ? inner - 1 : inner }
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
