import { amountAt } from '../tokens/amounts.ts'
import { phraseAt, phrasesOf } from '../tokens/phrases.ts'
import type { Token } from '../tokens/tokens.ts'
import { lengthAt, negativeAt, rangeAt } from './lengths.ts'
import type { Meaning, Mention, Reader } from './mention.ts'
import { outerSetAt, pairAt, sendOffAt } from './nested-sets.ts'
import { paceAt } from './paces.ts'
import { fillerAt, isBreak, metricAt, sportAt, unitAlone } from './plain-words.ts'
import { poolAt, poolLengthsAt } from './pools.ts'
import { powerAt } from './powers.ts'
import { restAt } from './rests.ts'
import { ideaAt } from './sessions.ts'
import { setAt } from './sets.ts'
import { stridesAt } from './strides.ts'
import { strokeAt } from './strokes.ts'
import { asideFigureAt, asideWordAt } from './unsupported.ts'
import { edgeAt } from './warm-up-and-cool-down.ts'

/** What a sentence speaks of, from left to right; every token belongs to exactly one mention. */
export function mentionsOf(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const { value, next } = meaningAt(tokens, at, mentions)
    mentions.push({ ...value, from: tokens[at]?.from ?? 0, to: tokens[next - 1]?.to ?? 0 })
    at = next
  }
  return mentions
}

function meaningAt(tokens: readonly Token[], at: number, before: readonly Meaning[]) {
  for (const read of readers) {
    const found = read(tokens, at, before)
    if (found && found.next > at) return found
  }
  return { value: { of: 'unknown' } as const, next: at + 1 }
}

/** "no intervals", "without strides", "not too hard": what is not wanted, whatever it is. */
const refusedAt: Reader = (tokens, at, before) => {
  const bound = phraseAt(tokens, at, bounds)
  if (bound) return { value: { of: 'filler' }, next: bound.next }
  const word = phraseAt(tokens, at, refusals)
  if (!word) return undefined
  let next = word.next
  while (between.has(tokens[next]?.text ?? '')) next += 1
  if (next >= tokens.length || isBreak(tokens[next])) return { value: { of: 'aside', sentence: REFUSED }, next }
  return { value: { of: 'aside', sentence: REFUSED }, next: meaningAt(tokens, next, before).next }
}

const REFUSED = 'What to leave out is not understood: say what you want instead.'

const bounds = phrasesOf(
  'no more than,not more than,no longer than,not longer than,no less than,not less than,at most,at least,up to,not only'
    .split(',')
    .map((phrase) => [phrase, true] as const),
)
const refusals = phrasesOf(
  "no,not,without,w / o,never,don't,dont,do not,skip,avoid,except,instead of,rather than,nothing,minus,anything but"
    .split(',')
    .map((phrase) => [phrase, true] as const),
)
const between = new Set('any a an the too want do be very so really much need like feel to with'.split(' '))

// The more a reader needs in order to be right, the earlier it is asked.
const readers: readonly Reader[] = [
  refusedAt,
  negativeAt,
  stridesAt,
  poolLengthsAt,
  poolAt,
  asideFigureAt,
  outerSetAt,
  sendOffAt,
  racePaceFirst,
  setAt,
  edgeAt,
  paceAt,
  powerAt,
  restAt,
  rangeAt,
  pairAt,
  ideaBeforeLength,
  lengthAt,
  ideaAt,
  metricAt,
  strokeAt,
  asideWordAt,
  sportAt,
  unitAlone,
  fillerAt,
]

// "5k pace" is no five kilometres.
function racePaceFirst(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const found = ideaAt(tokens, at, before)
  return found?.value.of === 'race pace' ? found : undefined
}

// "one hour power" and "long slow distance" begin like lengths.
function ideaBeforeLength(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const found = ideaAt(tokens, at, before)
  const length = amountAt(tokens, at)
  return found && (!length || found.next > length.next) ? found : undefined
}
