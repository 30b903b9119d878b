import type { Match } from './phrases.ts'
import { type Token, textAt } from './tokens.ts'
import { fractions, magnitudeWords, numberWords } from './words/number-words.ts'

/** A figure. `grouped` is what it is if its point or comma parts thousands: 2.5 never, 2.000 perhaps. */
export type Figure = { value: number; grouped?: number }

/** A number in figures (`2`, `2,5`, `1½`) or in words ("forty-five", "two hundred"). */
export function readNumber(tokens: readonly Token[], at: number): Match<Figure> | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind !== 'number') return readNumberWords(tokens, at)
  const own = fractions[token.text]
  if (own !== undefined) return { value: { value: own }, next: at + 1 }
  const extra = fractions[textAt(tokens, at + 1)]
  const value = Number(
    (token.text.startsWith('.') ? `0${token.text}` : token.text).replace(',', '.').replaceAll(',', ''),
  )
  if (extra !== undefined) return { value: { value: value + extra }, next: at + 2 }
  if (!/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(token.text)) return { value: { value }, next: at + 1 }
  return { value: { value, grouped: Number(token.text.replace(/[.,]/g, '')) }, next: at + 1 }
}

/** A whole number without a point, in figures or words. */
export function readCount(tokens: readonly Token[], at: number): Match<number> | undefined {
  const found = readNumber(tokens, at)
  return found && Number.isInteger(found.value.value) && found.value.value > 0
    ? { value: found.value.value, next: found.next }
    : undefined
}

function readNumberWords(tokens: readonly Token[], at: number): Match<Figure> | undefined {
  let value = 0
  let next = at
  for (; ; next++) {
    const word = textAt(tokens, next)
    const great = magnitudeWords[word]
    const number = numberWords[word]
    if (great !== undefined && value < great && (value > 0 || tokens[next - 1]?.text === 'a' || next === at))
      value = Math.max(1, value) * great
    else if (number !== undefined && fits(number, value)) value += number
    else if (word === 'and' && value >= 100 && value % 100 === 0 && numberWords[textAt(tokens, next + 1)]) continue
    else break
  }
  if (value > 0) return { value: { value }, next }
  // "a couple of", "a hundred"
  const [article, second = '', third] = [tokens[at], tokens[at + 1]?.text, tokens[at + 2]?.text]
  if (article?.text === 'a' && magnitudeWords[second]) return { value: { value: magnitudeWords[second] }, next: at + 2 }
  if (article?.text === 'a' && second === 'couple') return { value: { value: 2 }, next: at + (third === 'of' ? 3 : 2) }
  if (article?.text === 'couple') return { value: { value: 2 }, next: at + (second === 'of' ? 2 : 1) }
  return undefined
}

// "forty five" is one number, "three eight" are two.
function fits(number: number, value: number): boolean {
  const rest = value % 100
  return rest === 0 || (number < 10 && rest >= 20 && rest % 10 === 0)
}
