import { aNumber, readNumber } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { beginningOf } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'

/** What one figure or two begin with. */
export const aFigure = beginningOf(aNumber, ['between'])

/** The two ends of a range: `88-94`, "between 200 and 220", or one figure as both. Signs such as `%` may stand between. */
export function readFigures(
  tokens: readonly Token[],
  at: number,
  signs: ReadonlySet<string> = noSigns,
): Match<{ low: number; high: number }> | undefined {
  const isBetween = textAt(tokens, at) === 'between'
  const first = readNumber(tokens, at + (isBetween ? 1 : 0))
  if (!first) return undefined
  const one = first.value.value
  const link = skip(tokens, first.next, signs)
  const isRange = links.has(textAt(tokens, link)) || (isBetween && textAt(tokens, link) === 'and')
  const figure = isRange ? readNumber(tokens, link + 1) : undefined
  // "75 % - 3 min hard": another part.
  const isApart = textAt(tokens, link) === '-' && tokens[link]?.glued === false && link > first.next
  const second = figure && isApart && unitWords[textAt(tokens, figure.next)] ? undefined : figure
  if (!second) return isBetween ? undefined : { value: { low: one, high: one }, next: first.next }
  const other = second.value.value
  return { value: { low: Math.min(one, other), high: Math.max(one, other) }, next: second.next }
}

const noSigns = new Set<string>()
const links = new Set(['-', 'to'])
