import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { anAmount, readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { closingOf } from './brackets.ts'
import { readRepetitionsOfPair } from './pairs.ts'
import { readSet } from './sets.ts'
import { divisionWords, readDividedSets } from './sets-divided.ts'
import { againSigns, MAX_SIGNED_SETS, readRepeated, readSetsBehind, readThrough, setWords } from './sets-done-again.ts'

/** The count of a set of sets, `3 x (10 x 30/30)`, or of several steps in brackets, `4x(3 min 110%, 2 min 60%)`. */
export const readNestedSet: Reader = startingWith(
  () => [anAmount, divisionWords, againSigns],
  (tokens, at, before) =>
    readRepeated(tokens, at) ??
    readThrough(tokens, at, before) ??
    readDividedSets(tokens, at, before) ??
    readRepetitionsOfPair(tokens, at, before) ??
    readSetsBehind(tokens, at, before) ??
    readSetsAhead(tokens, at),
)

/** "3 x (10 x 30/30)", "3 sets of 13x30/15", "5 rounds: 3 min hard, 2 min easy". */
function readSetsAhead(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const times = readCount(tokens, at)
  const isGlued = times && textAt(tokens, times.next) === '(' && tokens[times.next]?.glued
  // "3(4x400, 60s)" are sets; in "12(4x400, 60s)" the figure may be anything.
  if (isGlued && readSet(tokens, times.next + 1, []))
    return {
      value:
        times.value <= MAX_SIGNED_SETS
          ? { kind: 'sets of', times: times.value, holds: 'next' }
          : { kind: 'unsupported', sentence: NO_UNITS },
      next: times.next,
    }
  if (!times || !(setSigns.has(textAt(tokens, times.next)) || setWords.has(textAt(tokens, times.next))))
    return undefined
  const reps = skip(tokens, times.next + 1, opening, { most: 2 })
  const counted = readCount(tokens, reps)
  // "30/15s, 2x13 reps": what is done so often stands elsewhere.
  if (counted && repWords.has(textAt(tokens, counted.next))) {
    const bout = textAt(tokens, counted.next + 1) === 'of' ? readAmount(tokens, counted.next + 2) : undefined
    return { value: { kind: 'unsupported', sentence: NO_UNITS }, next: bout?.next ?? counted.next + 1 }
  }
  // "4 sets of this: 30 s hard, 3 min easy"
  const headed = skip(tokens, times.next + 1, headWords, { most: 3 })
  const isListed = setWords.has(textAt(tokens, times.next)) && textAt(tokens, headed) === ':'
  if (isListed)
    return { value: { kind: 'sets of', times: times.value, holds: 'next' }, next: isListed ? headed : times.next + 1 }
  const inner = skip(tokens, times.next + 1, opening, { most: 2 })
  const isOpened = textAt(tokens, inner - 1) === '('
  // "8x20s/10s x2" is a set that is done twice.
  const plain = isOpened ? undefined : readSet(tokens, at, [])
  if (plain?.value.kind === 'set' && plain.value.times === times.value) return undefined
  const last = bareProductEnd(tokens, at)
  if (last) return { value: { kind: 'unsupported', sentence: NO_UNITS }, next: last }
  if (!readSet(tokens, inner, []) && !(isOpened && holdsSteps(tokens, at, inner))) return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'next' }, next: isOpened ? inner - 1 : inner }
}

const setSigns = new Set(['x', '*', 'times', 'by'])
const headWords = new Set(['of', 'this', 'these', 'the', 'following'])

const repWords = new Set(['reps', 'repetitions', 'rounds'])
const NO_UNITS = 'Say what is repeated how often, such as 2x(5x400 m).'

/** The index behind three bare figures that are multiplied, `5 x 5 x 5`: what they are is not said. */
function bareProductEnd(tokens: readonly Token[], at: number): number | undefined {
  const figures = [at, at + 2, at + 4]
  const areBare = figures.every((one) => tokens[one]?.kind === 'number' && Number(tokens[one]?.text) < 25)
  const areSigned = [at + 1, at + 3].every((one) => ['x', '*'].includes(textAt(tokens, one)))
  let next = at + 5
  // "5x5x5x5"
  while (['x', '*'].includes(textAt(tokens, next)) && tokens[next + 1]?.kind === 'number') next += 2
  const behind = textAt(tokens, next)
  return areBare && areSigned && !unitWords[behind] && behind !== '/' ? next : undefined
}

/** Whether brackets hold more than the bout and the rest of one set. */
function holdsSteps(tokens: readonly Token[], at: number, opened: number): boolean {
  const closed = closingOf(tokens, opened)
  if (closed === undefined) return false
  const plain = readSet(tokens, at, [])
  return !plain || plain.next < closed
}

const opening = new Set(['of', '(', 'x', 'by', '@', 'with'])
