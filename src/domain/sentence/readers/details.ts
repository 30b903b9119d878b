import { phraseFor } from '../../text/grammar/phrase.ts'
import type { Meaning, Reader } from '../mention.ts'
import { isPoolDistance } from '../tokens/amounts.ts'
import { skip } from '../tokens/phrases.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { drillNames } from '../tokens/words/drill-words.ts'
import { CHANGES } from '../tokens/words/unsupported-words.ts'
import { poolSport } from './figures/pools.ts'

/** A stroke, a drill or equipment, as the text form knows them: "kick", "8x50 free", "with fins", "pull buoy". */
export const readDetail: Reader = (tokens, at, before) => {
  if (tokens[at]?.kind !== 'word') return undefined
  for (let length = MAX_WORDS; length > 0; length -= 1) {
    // Only "pull buoy", "kick board" and the like have two words.
    if (length > 1 && tokens[at + 1]?.kind !== 'word') continue
    const name = wordsAt(tokens, at, length)
    // "6x50 fist drill"
    // "8x50 kick head up", "head up breast": a note of what is swum.
    const behind = skip(tokens, at + length, drills)
    if (drillNames.has(name) && isOfPool(before) && (isSwum(before.at(-1)) || isStroke(textAt(tokens, behind))))
      return { value: { kind: 'split', words: name, isManner: true }, next: behind }
    // "8x25 underwater? no"
    if (drillNames.has(name) && isOfPool(before) && textAt(tokens, at + length) !== '?')
      return {
        value: { kind: 'detail', words: name.endsWith('kick') ? 'kick' : 'drill', name },
        next: skip(tokens, at + length, drills),
      }
    const words = nameAt(tokens, at, length, before)
    if (words) return { value: { kind: 'detail', words }, next: at + length }
  }
  return undefined
}

/** Whether a stroke or a drill was read last, and not what it is swum with. */
function isSwum(last: Meaning | undefined): boolean {
  return last?.kind === 'detail' && last.name === undefined && phraseFor(last.words)?.kind !== 'equipment'
}

function isStroke(word: string): boolean {
  const kind = phraseFor(word)?.kind
  return kind === 'stroke' || kind === 'drill' || kind === 'free'
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
        (words !== 'back' && isOfLadder(before)) ||
        (words === 'im' && isOfPool(before.filter(({ kind }) => kind !== 'unknown'))) ||
        words.endsWith('stroke') ||
        words === 'butterfly' ||
        // "5x100 easy, 5x100 hard all with 15s rest, freestyle"
        (phrase.stroke === 'freestyle' &&
          (before.some((one) => one.kind === 'set' && isOfPool([one])) || isOfSwim(before))) ||
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

/** "swim 30 min easy front crawl": how hard it is stands between the swim and its stroke. */
function isOfSwim(before: readonly Meaning[]): boolean {
  const last = before.at(-1)?.kind
  return (
    (last === 'session' || last === 'straight') && before.some((one) => one.kind === 'sport' && one.sport === poolSport)
  )
}

const abbreviations = new Map([
  ['kk', 'kick'],
  ['ki', 'kick'],
  ['pl', 'pull'],
  ['pu', 'pull'],
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
  // "20 min swim drills: catch up and fists"
  if (isNamed(before.findLast(({ kind }) => kind !== 'filler' && kind !== 'punctuation' && kind !== 'link')))
    return true
  const last = before.findLast((one) => !descriptions.has(one.kind) && !isChange(one))
  const amount =
    last?.kind === 'set'
      ? last.bout
      : last?.kind === 'amount' || last?.kind === 'warm-up or cool-down'
        ? last.amount
        : undefined
  return amount !== undefined && (amount.kind === 'lengths' || isPoolDistance(amount))
}

/** Whether a ladder in lengths of a pool was read last: "400-300-200 IM", but not "200-400-600 back". */
function isOfLadder(before: readonly Meaning[]): boolean {
  const last = before.findLast((one) => !descriptions.has(one.kind) && !isChange(one))
  if (last?.kind !== 'rungs' || (last.unit && last.unit !== 'meters' && last.unit !== 'yards')) return false
  return last.values.every((value) => isPoolDistance({ kind: 'bare', value }))
}

/** Whether drills were read last, or one by its name. */
function isNamed(last: Meaning | undefined): boolean {
  if (last?.kind === 'split') return drillNames.has(last.words)
  return last?.kind === 'detail' && (last.words === 'drill' || last.name !== undefined)
}

const descriptions = new Set<Meaning['kind']>([
  'filler',
  'punctuation',
  'session',
  'detail',
  'zone',
  'offset',
  'split',
  'send-off',
])

/** "4x25 desc fly": how the repetitions get faster. */
function isChange(one: Meaning): boolean {
  return one.kind === 'unsupported' && one.sentence === CHANGES
}
