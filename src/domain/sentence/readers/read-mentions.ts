import type { Meaning, Mention, Reader } from '../mention.ts'
import { indexList, matchPhrase } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { readPace } from './figures/paces.ts'
import { readPool, readPoolLengths, readStroke } from './figures/pools.ts'
import { readPower } from './figures/powers.ts'
import { readLength, readNegative, readRange } from './lengths.ts'
import { isPunctuation, readFiller, readMetric, readSport, readUnitAlone } from './plain-words.ts'
import { readSession } from './sessions.ts'
import { readNestedSet, readUncountedPair } from './structure/nested-sets.ts'
import { readRest } from './structure/rests.ts'
import { readSendOff } from './structure/send-offs.ts'
import { readSet } from './structure/sets.ts'
import { readStrides } from './structure/strides.ts'
import { readWarmUpOrCoolDown } from './structure/warm-up-and-cool-down.ts'
import { readUnsupportedFigure, readUnsupportedWord } from './unsupported.ts'

/** Reads the mentions of a sentence from left to right; every token belongs to exactly one. */
export function readMentions(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const { value, next } = readMeaning(tokens, at, mentions)
    mentions.push({ ...value, from: tokens[at]?.from ?? 0, to: tokens[next - 1]?.to ?? 0 })
    at = next
  }
  return mentions
}

function readMeaning(tokens: readonly Token[], at: number, before: readonly Meaning[]) {
  for (const read of readers) {
    const found = read(tokens, at, before)
    if (found && found.next > at) return found
  }
  return { value: { kind: 'unknown' } as const, next: at + 1 }
}

/** What the athlete does not want: "no intervals", "without strides", "not too hard". */
const readRefusal: Reader = (tokens, at, before) => {
  const limit = matchPhrase(tokens, at, limits)
  if (limit) return { value: { kind: 'filler' }, next: limit.next }
  const word = matchPhrase(tokens, at, refusals)
  if (!word) return undefined
  let next = word.next
  while (between.has(textAt(tokens, next))) next += 1
  if (next >= tokens.length || isPunctuation(tokens[next]))
    return { value: { kind: 'unsupported', sentence: REFUSED }, next }
  return { value: { kind: 'unsupported', sentence: REFUSED }, next: readMeaning(tokens, next, before).next }
}

const REFUSED = 'What to leave out is not understood: say what you want instead.'

const limits = indexList(
  'no more than,not more than,no longer than,not longer than,no less than,not less than,at most,at least,up to,not only',
)
const refusals = indexList(
  "no,not,without,w / o,never,don't,dont,do not,skip,avoid,except,instead of,rather than,nothing,minus,anything but",
)
const between = new Set('any a an the too want do be very so really much need like feel to with'.split(' '))

// The first reader that matches wins: the most specific come first.
const readers: readonly Reader[] = [
  readRefusal,
  readNegative,
  readStrides,
  readPoolLengths,
  readPool,
  readUnsupportedFigure,
  readNestedSet,
  readSendOff,
  readRacePaceFirst,
  readSet,
  readWarmUpOrCoolDown,
  readPace,
  readPower,
  readRest,
  readRange,
  readUncountedPair,
  readSessionBeforeLength,
  readLength,
  readSession,
  readMetric,
  readStroke,
  readSport,
  readUnsupportedWord,
  readUnitAlone,
  readFiller,
]

// "5k pace" is a pace, not a length of five kilometres.
function readRacePaceFirst(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const found = readSession(tokens, at, before)
  return found?.value.kind === 'race pace' ? found : undefined
}

// "one hour power" is a session, though it begins like a length.
function readSessionBeforeLength(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const found = readSession(tokens, at, before)
  const length = readAmount(tokens, at)
  return found && (!length || found.next > length.next) ? found : undefined
}
