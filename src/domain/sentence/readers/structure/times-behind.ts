import type { Meaning, Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { readSet } from './sets.ts'

/** A count that does not stand beside its length: "4 min @ z4 x5", "kilometre reps, six of them". */
export const readTimesBehind: Reader = (tokens, at, before) =>
  readSigned(tokens, at, before) ?? readOfThem(tokens, at, before)

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

function readOfThem(...[tokens, at]: Parameters<Reader>): ReturnType<Reader> {
  const times = readCount(tokens, at)
  const start = times && skip(tokens, times.next, timesSign)
  const them = start ? matchPhrase(tokens, start, ofThem) : undefined
  return times && them && { value: { kind: 'times', times: times.value }, next: them.next }
}

const timesSign = new Set(['x', '*'])
const targets = new Set<Meaning['kind']>(['zone', 'percent', 'power', 'pace', 'rated', 'race pace', 'beats', 'session'])
const ofThem = indexList('of em,of them,of those,of these')
const SAY_COUNT = 'Say how often, such as 10x100 m.'
