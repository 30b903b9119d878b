import type { Token } from './lex.ts'
import { atomAt, phraseAt } from './lexicon.ts'
import type { Scanned } from './scan-lengths.ts'

/**
 * The index behind the name of a place, which says nothing of the training: "Woodhouse Moor", "up Flagstaff", "the Lagan
 * towpath". It is written with a capital letter, and stands behind a word for where or before a word for a place.
 */
export function placeNameAt(tokens: readonly Token[], at: number): Scanned<true> | undefined {
  const start = WHERE.test(tokens[at]?.text ?? '') && isName(tokens, at + 1) ? at + 1 : at
  let next = start
  while (isName(tokens, next) && next - start < MOST_WORDS) next += 1
  if (next === start) return undefined
  const behind = tokens[next]?.text ?? ''
  const isBefore = PLACES.test(behind) || (next > start + 1 && PLACES.test(tokens[next - 1]?.text ?? ''))
  const isBehind = WHERE.test(tokens[start - 1]?.text ?? '') && !/^(?:pace|effort|hr|zone|rpm|bpm)$/.test(behind)
  if (!isBefore && !isBehind) return undefined
  return { value: true, next: PLACES.test(behind) && !MEANS_MORE.test(behind) ? next + 1 : next }
}

const MOST_WORDS = 3

/** A word that means nothing else, with a capital letter. */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return (
    token?.kind === 'word' &&
    /^\p{Lu}\p{Ll}{2,}(?:'s)?$/u.test(token.raw) &&
    phraseAt(tokens, at) === undefined &&
    atomAt(tokens, at, 'unit') === undefined
  )
}

const PLACES =
  /^(?:hills?|parks?|rd|road|lane|ave|avenue|moor|tracks?|loops?|laps?|trails?|towpath|path|bridge|beach|island|river|lake|canal|woods?|forest|common|heath|fell|mountain|mt|bay|climb|ramps?|steps|stadium|seat|cross|crescent|square|street|st)$/
const MEANS_MORE = /^(?:hills?|climb|tracks?|loops?|laps?|trails?|steps|ramps?|st)$/
const WHERE = /^(?:up|down|around|round|along|in|at|near|through|over|via|the)$/
