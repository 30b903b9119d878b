import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { isPartEnd } from '../plain-words.ts'
import { readSet } from './sets.ts'

/** A count that does not stand beside its length: "4 min @ z4 x5", "kilometre reps, six of them". */
export const readTimesBehind: Reader = (tokens, at, before) =>
  readSigned(tokens, at, before) ?? readCounted(tokens, at, before) ?? readOfThem(tokens, at, before)

function readSigned(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const isBehindFigure = tokens[at - 1]?.kind === 'number' && !targets.has(before.at(-1)?.kind ?? 'unknown')
  const times = timesSign.has(textAt(tokens, at)) && !isBehindFigure ? readCount(tokens, at + 1) : undefined
  if (!times || timesSign.has(textAt(tokens, times.next))) return undefined
  if (unitWords[textAt(tokens, times.next)]) {
    // "infinity x 100 m": what it is multiplied by was not understood.
    const length = before.at(-1)?.kind === 'unknown' ? readAmount(tokens, at + 1) : undefined
    return length && { value: { kind: 'unsupported', sentence: SAY_COUNT }, next: length.next }
  }
  return readSet(tokens, at, []) ? undefined : { value: { kind: 'times', times: times.value }, next: times.next }
}

/** "1 km at 4:00, 1 km at 4:30, 5 times" */
function readCounted(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const times = readCount(tokens, at)
  if (!times || !repWords.has(textAt(tokens, times.next))) return undefined
  // "30/30, 20 repetitions"
  const isOfPair = before.some((one) => one.kind === 'set' && one.isCountAssumed)
  if (isOfPair && isPartEnd(tokens, times.next + 1))
    return { value: { kind: 'times', times: times.value }, next: times.next + 1 }
  if (textAt(tokens, times.next) !== 'times' || !before.some(({ kind }) => kind === 'amount')) return undefined
  const next = skip(tokens, times.next + 1, throughWords)
  return isPartEnd(tokens, next) ? { value: { kind: 'times', times: times.value }, next } : undefined
}

const repWords = new Set(['reps', 'repetitions', 'repeats', 'times'])
const throughWords = new Set(['through', 'thru', 'total', 'in', 'all'])

function readOfThem(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const times = readCount(tokens, at)
  const start = times && skip(tokens, times.next, timesSign)
  const them = start ? matchPhrase(tokens, start, ofThem) : undefined
  if (!times || !them) return undefined
  const part = isAim.has(textAt(tokens, them.next)) ? partOf(before, times.value) : undefined
  const value: Meaning = part ? { kind: 'amount', amount: part } : { kind: 'times', times: times.value }
  return { value, next: them.next }
}

/** Some of the kilometres, miles or minutes of a length without an effort: "5 mi total, 2 of them at tempo". */
function partOf(before: readonly Meaning[], count: number): Amount | undefined {
  const length = before.findLast((one) => one.kind === 'amount')?.amount
  if (!length || before.some(({ kind }) => targets.has(kind) || kind === 'set')) return undefined
  if (length.kind === 'distance') return length.value > count ? { ...length, value: count } : undefined
  const seconds = count * 60
  return length.kind === 'time' && length.seconds > seconds ? { kind: 'time', seconds } : undefined
}

const isAim = new Set(['at', '@', 'in', 'hard', 'easy', 'fast', 'tempo'])
const timesSign = new Set(['x', '*'])
const targets = new Set<Meaning['kind']>(['zone', 'percent', 'power', 'pace', 'rated', 'race pace', 'beats', 'session'])
const ofThem = indexList('of em,of them,of those,of these')
const SAY_COUNT = 'Say how often, such as 10x100 m.'
