import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'

/** Which miles or kilometres of the whole, both included: "miles 6-9", "km 12 through 18". */
export const readNumberedMiles: Reader = (tokens, at) => {
  const unit = unitWords[textAt(tokens, at)]
  const isOfFigure = tokens[at]?.glued === true && tokens[at - 1]?.kind !== 'mark'
  if ((unit !== 'miles' && unit !== 'kilometers') || isOfFigure) return undefined
  const first = readCount(tokens, at + 1)
  const list = first && tokens[at]?.text !== 'k' ? endOfList(tokens, first.next) : undefined
  if (first && list && list > first.next) return { value: { kind: 'unsupported', sentence: NUMBERED }, next: list }
  if (!first || !links.has(textAt(tokens, first.next))) return undefined
  const last = readCount(tokens, first.next + 1)
  if (!last || last.value < first.value || unitWords[textAt(tokens, last.next)]) return undefined
  const amount = { kind: 'distance', value: last.value - first.value + 1, unit } as const
  return { value: { kind: 'amount', amount, place: 'middle', start: first.value - 1 }, next: last.next }
}

/** The index behind further ones, "mi 2 & 4", "miles 3, 5 and 7": each is a stretch of its own. */
function endOfList(tokens: readonly Token[], at: number): number {
  const link = skip(tokens, at, listLinks, { most: 2 })
  const other = link > at ? readCount(tokens, link) : undefined
  return other && !unitWords[textAt(tokens, other.next)] ? endOfList(tokens, other.next) : at
}

const listLinks = new Set(['&', 'and', ','])
const links = new Set(['-', 'to', 'thru', 'through'])

/** Answers numbered miles of a session whose length is not known. */
export const NUMBERED = 'Write each part out, such as 9 mi easy, 4 mi at half marathon pace, 3 mi easy.'
