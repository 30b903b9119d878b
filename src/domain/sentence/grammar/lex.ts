import type { Span } from '../result.ts'

/** A figure, a clock time (`parts`: its figures from the left, an empty first one as 0), a word or a sign, in small letters. */
export type Token = Span & { text: string; raw: string } & (
    | { kind: 'number'; value: number }
    | { kind: 'clock'; parts: readonly number[] }
    | { kind: 'word' | 'sign' }
  )

/** Cuts a text into tokens. Signs that are written in several ways become one: dashes, crosses, brackets, primes, arrows. */
export function lex(text: string): Token[] {
  const plain = withPlainSigns(text)
  return joinNumerals([...plain.matchAll(TOKEN)].map((match) => tokenOf(match, text)))
}

/** "twenty five", "forty-five": one figure. */
function joinNumerals(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const one = tokens[at]
    if (!one) continue
    const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
    const two = tokens[next]
    const isOne = isNumeral(one) && isNumeral(two) && one.value >= 20 && one.value < 100 && two.value < 10
    if (!isOne) {
      joined.push(one)
      continue
    }
    joined.push({
      ...one,
      to: two.to,
      text: `${one.text} ${two.text}`,
      raw: `${one.raw} ${two.raw}`,
      value: one.value + two.value,
    })
    at = next
  }
  return joined
}

function isNumeral(token: Token | undefined): token is Token & { kind: 'number' } {
  return token?.kind === 'number' && numerals.has(token.text)
}

function tokenOf(match: RegExpMatchArray, typed: string): Token {
  const from = match.index ?? 0
  const text = match[0].toLowerCase()
  const place = { from, to: from + text.length, text, raw: typed.slice(from, from + text.length) }
  const { clock, number } = match.groups ?? {}
  if (clock) return { ...place, kind: 'clock', parts: clock.split(':').map(Number) }
  if (number) return { ...place, kind: 'number', value: figureOf(number) }
  const named = numerals.get(text)
  if (named !== undefined) return { ...place, kind: 'number', value: named }
  return { ...place, kind: /^[\p{L}]/u.test(text) ? 'word' : 'sign' }
}

const TOKEN =
  /(?<clock>(?<![\d.]|\b(?:bike|ride|spin|run|swim|turbo|trainer|zwift|set|main))\d{0,3}(?::\d{2}){1,2}(?!\d))|(?<number>\d{1,2},\d{3}(?![\d,])(?= ?(?:m|met\w*|y|yds?|yards?|k)?\b)|\d+[.,]\d{1,2}(?= ?(?:h|hrs?|hours?|k|kms?|mi|miles?|km\/h|kph|mph|w\/kg)\b)|(?<![,\d.])\d,5(?= ?min)|(?<=[x*] ?)\d{1,2},5(?= ?min)|(?<![,\d.])\d{1,3},\d(?= ?(?:%|ftp|if\b))|\d+(?:\.\d+)?|\.\d+|½)|\p{L}+(?:'(?:s|t|re|ll|ve|d)\b)?|->|<=|>=|\S/giu

function figureOf(figure: string): number {
  if (figure === '½') return 0.5
  return Number(/^\d{1,2},\d{3}$/.test(figure) ? figure.replace(',', '') : figure.replace(',', '.'))
}

const numerals = new Map(
  [
    ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
  ].map((word, at) => [word, at + 2]),
)
for (const [word, value] of [
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
  ['hundred', 100],
] as const)
  numerals.set(word, value)

/** Each sign in as many characters as it was typed in: places stay where they are. */
function withPlainSigns(text: string): string {
  return (
    text
      .replace(/[–−—]/g, '-')
      .replace(/[×✕✖]/g, 'x')
      .replace(/[’‘′`]/g, "'")
      .replace(/[“”″]/g, '"')
      .replace(/[[{]/g, '(')
      .replace(/[\]}]/g, ')')
      .replace(/→/g, '>')
      // Lines are parts of their own; between figures a comma would join them: "4x10", "200 easy".
      .replace(/(?<=\d *)\n(?=\s*\d)/g, ';')
      .replace(/(?<=[^\s,;:.+/(>-] *)\n(?=\s*[^\s,;:.+/)>-])/g, ',')
  )
}
