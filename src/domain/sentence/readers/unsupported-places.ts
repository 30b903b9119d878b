import type { Reader } from '../mention.ts'
import { readCount } from '../tokens/numbers.ts'
import { skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { BEHIND_EACH, CHANGES, WHERE } from '../tokens/words/unsupported-words.ts'
import { readPercent } from './figures/percents.ts'
import { readPower } from './figures/powers.ts'
import { firstOf } from './first-of.ts'
import { hasSet } from './structure/behind-bouts.ts'

/** "2x(4x50, 4x25) 100 easy after each", "6 min 200w, 5 min 220w, 2 min easy after each". */
const readEasyAfterEach: Reader = whereSaid(new Set(['after']), (tokens, at, before) => {
  const length = readAmount(tokens, at)
  if (!length) return undefined
  const after = skip(tokens, length.next, easyWords, { most: 2 })
  const isEach = textAt(tokens, after) === 'after' && each.has(textAt(tokens, after + 1))
  if (!isEach) return undefined
  if (textAt(tokens, at - 1) === ')') return unsupported(INTO_BRACKETS, after + 2)
  return hasSet(before) ? undefined : unsupported(BEHIND_EACH, after + 2)
})

/** "in 2nd hr", "in the 3rd mile": where something is done. */
function readPlace(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const start = skip(tokens, at, placeWords, { most: 2 })
  const isOrdinal = tokens[start]?.kind === 'number' && ordinals.has(textAt(tokens, start + 1))
  const isPlace = isOrdinal && tokens[start + 1]?.glued && stretches.has(textAt(tokens, start + 2))
  // "second hour": the first one has a place of its own.
  const isNamed = namedOrdinals.has(textAt(tokens, start)) && stretches.has(textAt(tokens, start + 1))
  if (isNamed && tokens[start - 1]?.kind !== 'number') return unsupported(WHERE, start + 2)
  return isPlace ? unsupported(WHERE, start + 3) : undefined
}

const bursts = new Set(['burst', 'bursts', 'surge', 'surges'])

/** "ten one-minute surges": a set whose rest is not said. */
const readCountedBursts = whereSaid(bursts, (tokens, at: number): ReturnType<Reader> => {
  const times = readCount(tokens, at)
  const bout = times && readAmount(tokens, times.next)
  const noun = bout && skip(tokens, bout.next, hardWords)
  const isSet = noun !== undefined && bursts.has(textAt(tokens, noun)) && bout?.value.kind === 'time'
  if (!isSet || !times || times.value < 2 || times.value > MOST_BURSTS) return undefined
  return { value: { kind: 'set', times: times.value, bout: bout.value, effort: 'hard' }, next: noun + 1 }
})

// A greater figure is no count (our choice).
const MOST_BURSTS = 40

/** "30 s burst @ 150 %": something harder within each bout. */
const readBurst = whereSaid(bursts, (tokens, at: number): ReturnType<Reader> => {
  const length = readAmount(tokens, at)
  const behind = length && skip(tokens, length.next, hardWords)
  if (!behind || !bursts.has(textAt(tokens, behind))) return undefined
  const target =
    readPercent(tokens, skip(tokens, behind + 1, signs), []) ?? readPower(tokens, skip(tokens, behind + 1, signs), [])
  return unsupported(CHANGES, target?.next ?? behind + 1)
})

/** Where in a session something is done, which no field can hold: behind each part, in the second hour. */
export const readUnsupportedPlace = firstOf(readEasyAfterEach, readPlace, readCountedBursts, readBurst)

const hardWords = new Set(['hard', 'sharp', 'quick', 'fast'])
const signs = new Set(['@', 'at'])

function unsupported(sentence: string, next: number): ReturnType<Reader> {
  return { value: { kind: 'unsupported', sentence }, next }
}

/** Words between a length and what is done so easily. */
export const easyWords = new Set(['easy', 'ez', 'light', 'of'])
const placeWords = new Set(['in', 'the', 'of'])
const ordinals = new Set(['nd', 'rd', 'th'])
const namedOrdinals = new Set(['second', 'third', 'fourth', 'fifth'])
const stretches = new Set(['hour', 'hr', 'half', 'third', 'quarter', 'km', 'k', 'mile'])
const each = new Set(['each', 'every'])
const INTO_BRACKETS = 'Write what belongs to each round into its brackets, such as 2x(4x50, 100 easy).'
