import type { Meaning, Reader } from '../mention.ts'
import { indexList, matchPhrase } from '../tokens/phrases.ts'
import { textAt } from '../tokens/tokens.ts'
import { mannerWords } from '../tokens/words/manner-words.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { lastSet } from './structure/last-set.ts'

/** How the bouts of a set are done, as a note of their steps: "6x3 min big gear seated", "8x100 best average". */
export const readManner: Reader = (tokens, at, before) => {
  const found = hasSet(before) ? matchPhrase(tokens, at, manners) : undefined
  // "cadence 90", "standing rest", "3 min standing"
  const isOfFigure =
    tokens[found?.next ?? at]?.kind === 'number' && textAt(tokens, (found?.next ?? at) - 1).startsWith('cad')
  if (!found || isOfFigure || ends.has(textAt(tokens, found.next))) return undefined
  // "4x100 IM order" is a medley, and each of "4x50 IM order" is swum in the next stroke.
  if (textAt(tokens, at) === 'im' && isLong(before))
    return { value: { kind: 'detail', words: 'medley' }, next: found.next }
  const words = tokens
    .slice(at, found.next)
    .map(({ text }) => text)
    .join(' ')
  const isOfRest = restUnits.has(textAt(tokens, at - 1)) && before.at(-1)?.kind !== 'set'
  return isOfRest ? undefined : { value: { kind: 'split', words, isManner: true }, next: found.next }
}

function isLong(before: readonly Meaning[]): boolean {
  const bout = lastSet(before)?.bout
  return bout !== undefined && 'value' in bout && bout.value >= MEDLEY_METRES
}

const MEDLEY_METRES = 75

const manners = indexList(mannerWords)
const ends = new Set(['rest', 'rests', 'recovery', 'recoveries', 'rec', 'break', 'rpm', '@', 'at', ':', 'pause'])
// In "3 min standing" the rest is.
const restUnits = new Set(['min', 'mins', 'minutes', 's', 'sec', 'secs', 'seconds', "'", '"'])
