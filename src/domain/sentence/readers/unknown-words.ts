import type { Reader } from '../mention.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { unitWords } from '../tokens/words/unit-words.ts'

/** The label of a session, "W3: 5x1k": its figure is no length. */
export function readLabel(...[tokens, at]: Parameters<Reader>): ReturnType<Reader> {
  const isLabel = at === 0 && isNumbered(tokens, at) && tokens[at + 2]?.text === ':'
  return isLabel && !figured.has(textAt(tokens, at)) ? { value: { kind: 'unknown' }, next: at + 2 } : undefined
}

// "z2: 60 min", "vo2: 5x3 min"
const figured = new Set(['z', 'vo', 'lt'])

/** A figure at the end of an unknown word is part of it: "Q1". */
export function endOfUnknown(tokens: readonly Token[], at: number): number {
  return isNumbered(tokens, at) && !(isWordOn(tokens[at + 2]) && hasUnitOrSign(tokens[at + 2])) ? at + 2 : at + 1
}

function isNumbered(tokens: readonly Token[], at: number): boolean {
  const [word, figure] = [tokens[at], tokens[at + 1]]
  return word?.kind === 'word' && word.text !== 'x' && figure?.kind === 'number' && figure.glued
}

/** "jg10min" is a length, the 2 of "vvo2max" none. */
function hasUnitOrSign(token: Token | undefined): boolean {
  return token !== undefined && (token.text === 'x' || unitWords[token.text] !== undefined)
}

function isWordOn(token: Token | undefined): boolean {
  return token?.glued === true && token.kind !== 'mark'
}
