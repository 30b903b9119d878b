import type { Amount } from './amounts.ts'
import type { Match } from './phrases.ts'
import { type Token, textAt } from './tokens.ts'
import { type Unit, unitWords } from './words/unit-words.ts'

/** A unit behind a figure. Only a word can be separated from it by a space; a mark cannot. */
export function readUnit(tokens: readonly Token[], at: number): Match<Unit> | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === "'" && tokens[at + 1]?.text === "'" && tokens[at + 1]?.glued)
    return { value: 'seconds', next: at + 2 }
  const unit = unitWords[token.text]
  if (unit === undefined || (token.kind === 'mark' && !token.glued)) return undefined
  // "15 min. easy" is abbreviated, 15'. ends a sentence.
  const dotted = token.kind === 'word' && tokens[at + 1]?.text === '.' && tokens[at + 1]?.glued
  return { value: unit, next: at + (dotted ? 2 : 1) }
}

/** Whether a sign or a word of multiplication, or a slash, stands at an index. */
export function isMultiplication(tokens: readonly Token[], at: number): boolean {
  return ['x', '*', 'times', 'by', '/'].includes(textAt(tokens, at))
}

/** Whether words stand one after another from an index on. */
export function hasPhrase(tokens: readonly Token[], at: number, words: string): boolean {
  if (!words.startsWith(textAt(tokens, at))) return false
  return words.split(' ').every((word, ahead) => tokens[at + ahead]?.text === word)
}

/** A time that was read, and the index behind it. */
export function matchTime(seconds: number, next: number): Match<Amount> {
  return { value: { kind: 'time', seconds }, next }
}
