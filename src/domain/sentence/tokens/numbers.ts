import { oncePerToken } from './once-per-token.ts'
import { type Match, skip } from './phrases.ts'
import { beginningOf, ofKind } from './starting-with.ts'
import { type Token, textAt } from './tokens.ts'
import { fractions, magnitudeWords, numberWords } from './words/number-words.ts'
import { unitWords } from './words/unit-words.ts'

/** A number. `grouped` is its value if its point or comma separates thousands, which 2.000 can mean and 2.5 cannot. */
export type WrittenNumber = { value: number; grouped?: number }

/** A number in digits (`2`, `2,5`, `1½`) or in words ("forty-five", "two hundred"). */
export const readNumber = oncePerToken((tokens, at): Match<WrittenNumber> | undefined => {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind !== 'number') return readNumberWords(tokens, at)
  // "0171" is no quantity.
  if (/^0\d{2,}/.test(token.text)) return undefined
  const fraction = fractions[token.text]
  if (fraction !== undefined) return { value: { value: fraction }, next: at + 1 }
  const added = fractions[textAt(tokens, at + 1)]
  const value = Number(
    (token.text.startsWith('.') ? `0${token.text}` : token.text).replace(',', '.').replaceAll(',', ''),
  )
  // "99999999999 min": a length all the same, and longer than any.
  if (value > MAX_NUMBER) {
    return unitWords[textAt(tokens, at + 1)] ? { value: { value: MAX_NUMBER }, next: at + 1 } : undefined
  }
  if (added !== undefined) return { value: { value: value + added }, next: at + 2 }
  if (!/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(token.text)) return { value: { value }, next: at + 1 }
  return { value: { value, grouped: Number(token.text.replace(/[.,]/g, '')) }, next: at + 1 }
})

// Nothing that is asked for is as large (our choice).
const MAX_NUMBER = 1e9

const articles = new Set(['a'])
const couples = new Set(['couple'])

/** What a number begins with. */
export const aNumber = beginningOf(
  ofKind('number'),
  Object.keys(numberWords),
  Object.keys(magnitudeWords),
  articles,
  couples,
)

/** A whole number above 0, in digits or words. */
export function readCount(tokens: readonly Token[], at: number): Match<number> | undefined {
  const found = readNumber(tokens, at)
  return found && Number.isInteger(found.value.value) && found.value.value > 0
    ? { value: found.value.value, next: found.next }
    : undefined
}

function readNumberWords(tokens: readonly Token[], at: number): Match<WrittenNumber> | undefined {
  let value = 0
  // "a hundred and ten"
  const article = skip(tokens, at, articles)
  const start = magnitudeWords[textAt(tokens, article)] ? article : at
  let next = start
  for (; ; next++) {
    const word = textAt(tokens, next)
    const magnitude = magnitudeWords[word]
    const number = numberWords[word]
    // Of "three thousand two hundred" the two is counted in hundreds.
    const counted = magnitude === undefined ? 0 : value % (10 * magnitude)
    if (magnitude !== undefined && counted < magnitude && (counted > 0 || next === start))
      value += Math.max(1, counted) * magnitude - counted
    else if (number !== undefined && continuesNumber(number, value)) value += number
    else if (word === 'and' && value >= 100 && value % 100 === 0 && numberWords[textAt(tokens, next + 1)]) continue
    else break
  }
  if (value > 0) return { value: { value }, next }
  // "a couple of"
  return couples.has(textAt(tokens, article)) ? { value: { value: 2 }, next: skip(tokens, article + 1, of) } : undefined
}

const of = new Set(['of'])

// "forty five" is one number, "three eight" are two.
function continuesNumber(number: number, value: number): boolean {
  const rest = value % 100
  return rest === 0 || (number < 10 && rest >= 20 && rest % 10 === 0)
}
