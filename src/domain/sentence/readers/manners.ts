import type { Reader } from '../mention.ts'
import { indexList, matchPhrase } from '../tokens/phrases.ts'
import { textAt } from '../tokens/tokens.ts'
import { mannerWords } from '../tokens/words/manner-words.ts'
import { hasSet } from './structure/behind-bouts.ts'

/** How the bouts of a set are done, as a note of their steps: "6x3 min big gear seated", "8x100 best average". */
export const readManner: Reader = (tokens, at, before) => {
  const found = hasSet(before) ? matchPhrase(tokens, at, manners) : undefined
  // "cadence 90", "standing rest", "3 min standing"
  const isOfFigure =
    tokens[found?.next ?? at]?.kind === 'number' && textAt(tokens, (found?.next ?? at) - 1).startsWith('cad')
  // "standing rest" is that of the rest, and "4x100 IM order rest 20 s" one stroke for each swim.
  const isOrder = textAt(tokens, (found?.next ?? at) - 1) === 'order'
  if (!found || isOfFigure || (!isOrder && ends.has(textAt(tokens, found.next)))) return undefined
  const words = tokens
    .slice(at, found.next)
    .map(({ text }) => text)
    .join(' ')
  const isOfRest = restUnits.has(textAt(tokens, at - 1)) && before.at(-1)?.kind !== 'set'
  return isOfRest ? undefined : { value: { kind: 'split', words, isManner: true }, next: found.next }
}

const manners = indexList(mannerWords)
const ends = new Set(['rest', 'rests', 'recovery', 'recoveries', 'rec', 'break', 'rpm', '@', 'at', ':', 'pause'])
// In "3 min standing" the rest is.
const restUnits = new Set(['min', 'mins', 'minutes', 's', 'sec', 'secs', 'seconds', "'", '"'])
