import type { Meaning, Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { closingOf, openingOf } from './brackets.ts'
import { isPair } from './on-and-off.ts'
import { readRepetitionsOfPair } from './pairs.ts'
import { readSet } from './sets.ts'
import { endOfStep } from './steps-behind.ts'

/** The count of a set of sets, `3 x (10 x 30/30)`, or of several steps in brackets, `4x(3 min 110%, 2 min 60%)`. */
export const readNestedSet: Reader = (tokens, at, before) =>
  readRepeated(tokens, at) ??
  readRepetitionsOfPair(tokens, at, before) ??
  readSetsBehind(tokens, at, before) ??
  readSetsAhead(tokens, at)

/** "repeat 5 times", "repeat x4": all parts before are done so often. */
function readRepeated(tokens: readonly Token[], at: number): ReturnType<Reader> {
  if (!['repeat', 'repeated'].includes(textAt(tokens, at))) return undefined
  const start = skip(tokens, at + 1, repeatLinks, { most: 3 })
  const again = againWords[textAt(tokens, start)]
  // "repeat twice more", "repeat once": "repeat twice" alone may be two or three in all.
  if (again) {
    const isMore = textAt(tokens, start + 1) === 'more'
    const next = start + (isMore ? 2 : 1)
    return isMore || again === 1
      ? { value: { kind: 'sets of', times: again + 1, holds: 'all' }, next }
      : { value: { kind: 'unsupported', sentence: SAY_TIMES }, next }
  }
  const times = readCount(tokens, start)
  const next = times && skip(tokens, times.next, timesWords)
  if (!times || !next) return undefined
  if (next === times.next && textAt(tokens, start - 1) !== 'x')
    // "5x400, repeat 2": twice in all, or twice more.
    return unitWords[textAt(tokens, next)] || readSet(tokens, start, [])
      ? undefined
      : { value: { kind: 'unsupported', sentence: SAY_TIMES }, next }
  return { value: { kind: 'sets of', times: times.value, holds: 'all' }, next }
}
const againWords = wordTable({ once: 1, twice: 2, thrice: 3 })
const SAY_TIMES = 'Say how often in all, such as repeat x2.'
const repeatLinks = new Set(['this', 'that', 'it', 'all', 'x', 'the', 'whole', 'block', 'set', ':'])
const timesWords = new Set(['times', 'x', 'rounds', 'sets'])

/** "10x40/20 x 3 sets", "10x40/20, 3 rounds": the set before is done so often. */
function readSetsBehind(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const last = before.findLast(({ kind }) => !besideSet.has(kind))
  const row = readRowBehind(tokens, at, before) ?? readBracketsBehind(tokens, at)
  if (row) return row
  if (last?.kind !== 'set' && last?.kind !== 'rungs') return undefined
  const sign = skip(tokens, at, timesSign)
  const times = readCount(tokens, sign)
  const isNamed =
    times !== undefined && setWords.has(textAt(tokens, times.next)) && textAt(tokens, times.next + 1) !== 'of'
  // "8x20s/10s x2", "100-200-100 x 2"
  const isSigned =
    times !== undefined && sign > at && !unitWords[textAt(tokens, times.next)] && times.value <= MAX_SIGNED_SETS
  if (!isNamed && !isSigned) return undefined
  const holds = isPair(last) || before.filter(isPair).length > 1 ? 'all' : 'last'
  return { value: { kind: 'sets of', times: times.value, holds }, next: times.next + (isNamed ? 1 : 0) }
}

// "6x1min 120% / 1 min 55%, x2"
const besideSet = new Set<Meaning['kind']>([
  'filler',
  'session',
  'punctuation',
  'link',
  'rest',
  'percent',
  'power',
  'pace',
  'zone',
])

/** "4x(2 min 95%, 1 min 105%) x 3": what a count and brackets hold is done so often. */
function readBracketsBehind(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const opened = textAt(tokens, at - 1) === ')' ? openingOf(tokens, at - 2) : undefined
  const isCounted = opened !== undefined && timesSign.has(textAt(tokens, opened - 1))
  const sign = skip(tokens, at, timesSign)
  const times = isCounted && sign > at ? readCount(tokens, sign) : undefined
  if (!times || unitWords[textAt(tokens, times.next)]) return undefined
  const next = skip(tokens, times.next, setWords)
  return { value: { kind: 'sets of', times: times.value, holds: 'all', parts: 1 }, next }
}

/** "200 swim 200 pull 200 kick x 3": the swims in a row before are done so often. */
function readRowBehind(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const all = skip(tokens, at, allWords, { most: 3 })
  const sign = skip(tokens, all, timesSign)
  const times = sign > all ? readCount(tokens, sign) : undefined
  if (!times || unitWords[textAt(tokens, times.next)] || times.value > MAX_SIGNED_SETS) return undefined
  // "400 pull, 400 kick, 400 swim, x2": behind a comma it is all of them.
  const isListed = textAt(tokens, at - 1) === ','
  const isJoined = isListed || tokens.slice(0, at).findLast(({ kind }) => kind === 'mark')?.text === '/'
  const end = before.findLastIndex(({ kind }) => !rowKinds.has(kind) && !(isJoined && kind === 'punctuation'))
  const row = before.slice(end + 1)
  const parts = row.filter(({ kind }) => kind === 'amount').length
  // "2k all out, 4 min easy, x5"
  const isPair = isListed && parts === 2 && row.some(({ kind }) => kind === 'session' || targetKinds.has(kind))
  if (parts < 2 || !(isPair || row.some(({ kind }) => kind === 'detail'))) return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'all', parts }, next: times.next }
}

// "400 free, 300 pull, all x2"
const allWords = new Set(['all', 'the', 'of', 'whole', 'lot', 'it', 'everything'])
// "12 min @ 88%, 3 min @ 50%, x4"
const targetKinds = new Set<Meaning['kind']>(['percent', 'power', 'pace', 'zone', 'race pace', 'beats', 'cadence'])
const rowKinds = new Set<Meaning['kind']>(['amount', 'detail', 'filler', 'session', 'sport', ...targetKinds])

// More are repetitions (our choice).
const MAX_SIGNED_SETS = 6
const timesSign = new Set(['x', '*'])
const setWords = new Set(['sets', 'rounds', 'series', 'blocks'])

/** "3 x (10 x 30/30)", "3 sets of 13x30/15", "5 rounds: 3 min hard, 2 min easy". */
function readSetsAhead(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const times = readCount(tokens, at)
  const isGlued =
    times && textAt(tokens, times.next) === '(' && tokens[times.next]?.glued && times.value <= MAX_SIGNED_SETS
  // "3(4x400, 60s)"
  if (isGlued && readSet(tokens, times.next + 1, []))
    return { value: { kind: 'sets of', times: times.value, holds: 'next' }, next: times.next }
  if (!times || !['x', '*', 'times', 'sets', 'rounds', 'by'].includes(textAt(tokens, times.next))) return undefined
  const reps = skip(tokens, times.next + 1, opening, { most: 2 })
  const counted = readCount(tokens, reps)
  // "30/15s, 2x13 reps": what is done so often stands elsewhere.
  if (counted && repWords.has(textAt(tokens, counted.next))) {
    const bout = textAt(tokens, counted.next + 1) === 'of' ? readAmount(tokens, counted.next + 2) : undefined
    return { value: { kind: 'unsupported', sentence: NO_UNITS }, next: bout?.next ?? counted.next + 1 }
  }
  const isListed = setWords.has(textAt(tokens, times.next)) && textAt(tokens, times.next + 1) === ':'
  if (isListed || holdsRow(tokens, times.next))
    return { value: { kind: 'sets of', times: times.value, holds: 'next' }, next: times.next + 1 }
  const inner = skip(tokens, times.next + 1, opening, { most: 2 })
  const isOpened = textAt(tokens, inner - 1) === '('
  // "8x20s/10s x2" is a set that is done twice.
  const plain = isOpened ? undefined : readSet(tokens, at, [])
  if (plain?.value.kind === 'set' && plain.value.times === times.value) return undefined
  const last = bareProductEnd(tokens, at)
  if (last) return { value: { kind: 'unsupported', sentence: NO_UNITS }, next: last }
  if (!(readSet(tokens, inner, []) && !isNoun(tokens, inner)) && !(isOpened && holdsSteps(tokens, at, inner)))
    return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'next' }, next: isOpened ? inner - 1 : inner }
}

/** Whether "rounds of" have several steps with a target each: "3 rounds of 6 min @ 95%, 2 min @ 105%". */
function holdsRow(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'rounds' || textAt(tokens, at + 1) !== 'of') return false
  const first = endOfStep(tokens, at + 2)
  return first !== undefined && endOfStep(tokens, skip(tokens, first, stepLinks, { most: 2 })) !== undefined
}

const stepLinks = new Set([',', '+', 'and', 'then'])

const repWords = new Set(['reps', 'repetitions'])
const NO_UNITS = 'Say what is repeated how often, such as 2x(5x400 m).'

/** The index behind three bare figures that are multiplied, `5 x 5 x 5`: what they are is not said. */
function bareProductEnd(tokens: readonly Token[], at: number): number | undefined {
  const figures = [at, at + 2, at + 4]
  const areBare = figures.every((one) => tokens[one]?.kind === 'number' && Number(tokens[one]?.text) < 25)
  const areSigned = [at + 1, at + 3].every((one) => ['x', '*'].includes(textAt(tokens, one)))
  const behind = textAt(tokens, at + 5)
  return areBare && areSigned && !unitWords[behind] && behind !== '/' ? at + 5 : undefined
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

const opening = new Set(['of', '(', 'x', 'by', '@', 'with'])
