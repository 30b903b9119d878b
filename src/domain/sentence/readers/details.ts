import { phraseFor } from '../../text/grammar/phrase.ts'
import type { Meaning, Reader } from '../mention.ts'
import { isPoolDistance } from '../tokens/amounts.ts'
import { skip } from '../tokens/phrases.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { drillNames } from '../tokens/words/drill-words.ts'
import { poolSport } from './figures/pools.ts'

/** A stroke, a drill or equipment, as the text form knows them: "kick", "8x50 free", "with fins", "pull buoy". */
export const readDetail: Reader = (tokens, at, before) => {
  if (tokens[at]?.kind !== 'word') return undefined
  for (let length = MAX_WORDS; length > 0; length -= 1) {
    // Only "pull buoy", "kick board" and the like have two words.
    if (length > 1 && tokens[at + 1]?.kind !== 'word') continue
    const name = wordsAt(tokens, at, length)
    // "6x50 fist drill"
    if (drillNames.has(name) && isOfPool(before))
      return {
        value: { kind: 'detail', words: name.endsWith('kick') ? 'kick' : 'drill', name },
        next: skip(tokens, at + length, drills),
      }
    const words = nameAt(tokens, at, length, before)
    if (words) return { value: { kind: 'detail', words }, next: at + length }
  }
  return undefined
}

const MAX_WORDS = 2
const drills = new Set(['drill', 'drills'])

function wordsAt(tokens: readonly Token[], at: number, length: number): string {
  return length === 1 ? textAt(tokens, at) : `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`
}

function nameAt(tokens: readonly Token[], at: number, length: number, before: readonly Meaning[]): string | undefined {
  const words = wordsAt(tokens, at, length)
  const short = isOfPool(before) ? abbreviations.get(words) : undefined
  if (short) return short
  const phrase = phraseFor(words) ?? (words.endsWith('s') ? phraseFor(words.slice(0, -1)) : undefined)
  switch (phrase?.kind) {
    case 'drill':
      return phrase.drill
    case 'equipment':
      return phrase.equipment
    case 'stroke':
      return isOfPool(before) ||
        (words === 'im' && isOfPool(before.filter(({ kind }) => kind !== 'unknown'))) ||
        words.endsWith('stroke') ||
        words === 'butterfly' ||
        words === 'medley'
        ? phrase.stroke
        : undefined
    case 'free':
      return isOfPool(before) || before.some((one) => one.kind === 'sport' && one.sport === poolSport)
        ? 'freestyle'
        : undefined
    default:
      return undefined
  }
}

const abbreviations = new Map([
  ['kk', 'kick'],
  ['pl', 'pull'],
  ['p', 'pull'],
  ['dr', 'drill'],
  ['ch', 'mixed'],
  ['fr', 'freestyle'],
  ['fc', 'freestyle'],
  ['fl', 'butterfly'],
  ['bf', 'butterfly'],
])

/** Whether a distance in a pool was read last: "back" and "free" are strokes only behind one. */
function isOfPool(before: readonly Meaning[]): boolean {
  const last = before.findLast(({ kind }) => !descriptions.has(kind))
  const amount =
    last?.kind === 'set'
      ? last.bout
      : last?.kind === 'amount' || last?.kind === 'warm-up or cool-down'
        ? last.amount
        : undefined
  return amount !== undefined && (amount.kind === 'lengths' || isPoolDistance(amount))
}

const descriptions = new Set<Meaning['kind']>(['filler', 'punctuation', 'session', 'detail', 'zone', 'offset'])
