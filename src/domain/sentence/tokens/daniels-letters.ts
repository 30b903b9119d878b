import { type Token, textAt } from './tokens.ts'
import { unitWords } from './words/unit-words.ts'
import { wordTable } from './words/word-table.ts'

/**
 * The tokens, with the capital letters of Jack Daniels' paces as the words that they stand for: "2 mi E + 4x(200 R w/ 200 jg)
 * + 1 E". I and R may be something else, and count only beside another letter or before a jog.
 */
export function danielsLetters(tokens: readonly Token[], sentence: string): Token[] {
  if (OTHER_SPORTS.test(sentence)) return [...tokens]
  const letters = tokens.map((token, at) => letterAt(tokens, at, sentence[token.from] ?? ''))
  const kinds = new Set(letters.filter((one) => one !== undefined))
  return tokens.map((token, at) => {
    const letter = letters[at]
    const isSure = kinds.size > 1 || (isAlone.has(letter ?? '') && jogAhead(tokens, at))
    const word = letter && isSure ? words[letter] : undefined
    return word ? { ...token, text: word } : token
  })
}

/** A letter of a pace directly behind a figure or its unit, with the end of a part or its rest behind. */
function letterAt(tokens: readonly Token[], at: number, capital: string): string | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text.length !== 1 || words[token.text] === undefined) return undefined
  const [before, behind] = [tokens[at - 1], tokens[at + 1]]
  // "25min. E"
  const figure = before?.text === '.' ? tokens[at - 2] : before
  const isBehindFigure = figure?.kind === 'number' || unitWords[figure?.text ?? ''] !== undefined
  // "8M" are miles.
  const isGluedUnit = token.text === 'm' && token.glued
  const isAtEnd = behind === undefined || behind.kind === 'mark' || ends.has(behind.text)
  // "R:10" and "R'90" are rests.
  const isRest = token.text === 'r' && [':', '=', "'"].includes(behind?.text ?? '')
  return capital === token.text.toUpperCase() && isBehindFigure && !isGluedUnit && isAtEnd && !isRest
    ? token.text
    : undefined
}

function jogAhead(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + MAX_BEFORE_JOG).some((_, ahead) => jogs.has(textAt(tokens, at + 1 + ahead)))
}

// "R w/ 200 m jog"
const MAX_BEFORE_JOG = 7
const isAlone = new Set(['i', 'r'])
const jogs = new Set(['jog', 'jogs', 'jg'])
const ends = new Set(['w', 'with', 'pace', 'and', 'then', 'run', 'on', 'in'])
const words = wordTable({ e: 'easy', m: 'mp', t: 'threshold', i: 'vomax', r: 'milepace' })
const OTHER_SPORTS = /\b(?:bike|biking|ride|riding|cycl\w*|turbo|trainer|zwift|spin|swim\w*|pool|ftp|kick|pull|css)\b/i
