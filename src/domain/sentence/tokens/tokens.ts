import type { Span } from '../result.ts'
import { CODE_MARK } from './code.ts'

/** A piece of a sentence. `glued`: no space separates it from the token before. */
export type Token = Span & {
  kind: 'number' | 'clock' | 'rungs' | 'code' | 'word' | 'mark'
  text: string
  glued: boolean
}

/**
 * Splits a sentence into numbers (`2.5`, `½`), clock times (`1:15`), ladder rungs (`100-200-300`), words and single marks,
 * in lower case and with ASCII marks. A hyphen within a word is dropped: "warm-up" becomes two words.
 */
export function tokenize(sentence: string): Token[] {
  const plain = normaliseCharacters(sentence)
  const isAscii = ASCII.test(plain)
  const tokens: Token[] = []
  let end = 0
  for (const match of plain.matchAll(TOKEN)) {
    const [text] = match
    const from = match.index
    const kind = tokenKinds.find((_, at) => match[at + 1] !== undefined) ?? 'mark'
    const glued = tokens.length > 0 && end === from
    end = from + text.length
    tokens.push({
      kind,
      text: isAscii || kind !== 'word' ? text : text.replace(EMOJI_MODIFIERS, ''),
      from,
      to: end,
      glued,
    })
  }
  return tokens.filter((token, at) => !isJoiningHyphen(token, tokens[at - 1], tokens[at + 1]))
}

/** The text of the token at an index; empty before the first and behind the last. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

// Modifiers of an emoji: variation selector, joiner, gender and skin tone.
const EMOJI_MODIFIERS = /\u{fe0f}|\u{200d}|\u{2640}|\u{2642}|[\u{1f3fb}-\u{1f3ff}]/gu

const ASCII = /^[\n -~]*$/

// In the order of the groups of TOKEN.
const tokenKinds = ['rungs', 'clock', 'number', 'code', 'word'] as const

const A_REST =
  '(?:s|secs?|seconds|mins?|minutes|\'|") ?(?:easy|rests?|ri|rec\\w*|jog\\w*|walk\\w*|spin\\w*|off|float|between)\\b'

const TOKEN = new RegExp(
  [
    '((?<![\\d.,:zZ])\\d{1,4}m?(?:\\s?-\\s?\\d{1,4}m?){2,}(?![\\d:.]|(?<=\\d{3}m? - \\d{1,2}) ?(?:[x*]|times))|\\d{1,4}(?:\\s?,\\s?\\d{1,4}){3,}(?![\\d:.])|(?<![\\d.,:x*/@])[1-9]\\d{2,3}m?(?:/[1-9]\\d{2,3}m?){2,}(?![\\d:./])|(?<![\\d.:x*/@] ?|,|\\d, )(?:25|50|75|[1-9]\\d[05]0?)(?: (?:25|50|75|[1-9]\\d[05]0?)){2,}(?!\\d|[:.,]\\d| ?[x*/])|(?<![\\d.,:])[1-9]\\d{2,3}(?:,[1-9]\\d{2,3}){2,}(?![\\d:.])|(?<![\\d.,:])(?:[1-9]\\d?(?:(?:\\.[1-9]\\d?){2,3}|(?:,[1-9]\\d?){2}(?!\\s?[a-z]+ (?:easy|ez)\\b))(?=\\s?(?:km?|mi|mins?|miles|minutes)\\b)|[1-9]\\d?(?:\\.[1-9]\\d?){4,}|[1-9]\\d{2,3}(?:\\.[1-9]\\d{2,3}){2,})(?![\\d:.]))',
    '(\\d{1,3}:\\d{2}(?::\\d{2})?(?!\\d))',
    // A comma between others is that of a row, "1,2,1 min", and one before a rest or a set ends a set: "6x800,90s jog".
    `(\\d{1,2}(?:,\\d{3})+(?!\\d|,\\d)|\\d+(?:\\.\\d+|(?<!\\d,\\d+|[x*] ?(?:25|50|75|\\d{3,4})),(?!(?<=[x*] ?(?:[3-9]|\\d\\d),)(?:\\d{1,3} ?${A_REST}|\\d{1,2} ?[x*] ?\\d))\\d+(?!,\\d|\\d))?|(?<![\\d.,])\\.\\d+|[½¼¾])`,
    `(${CODE_MARK}+)`,
    "((?<=\\d ?)x(?=\\p{L})|\\p{L}[\\p{L}\\p{M}]*(?:'\\p{L}+)*|\\p{Extended_Pictographic}[\\u{fe0f}\\u{200d}\\u{2640}\\u{2642}\\u{1f3fb}-\\u{1f3ff}]*)",
    '\\n',
    '\\S',
  ].join('|'),
  'gu',
)

// Each character is replaced by exactly one, so that indexes stay those of the sentence.
function normaliseCharacters(sentence: string): string {
  return sentence
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^\n -~]/g, (character) => {
      const replacement = asciiMarks.get(character) ?? character.normalize('NFKC').toLowerCase()
      return replacement.length === 1 && !'½¼¾'.includes(character) ? replacement : character
    })
}

/** The ASCII marks that other marks are read as. */
const asciiMarks = new Map(
  Object.entries({ "'": '’‘`´′', '"': '″”“', '-': '–—−‐‑', x: '×✕✖·', '/': '⁄' }).flatMap(([ascii, marks]) =>
    [...marks].map((mark) => [mark, ascii] as const),
  ),
)

/** Whether a hyphen only joins words. Between numbers it means "to", before one "minus". */
function isJoiningHyphen({ text, glued }: Token, before: Token | undefined, after: Token | undefined): boolean {
  // "css-5" and "mp-10s" are seconds faster.
  if (text !== '-' || (paces.has(before?.text ?? '') && after?.kind === 'number')) return false
  const figures = [before, after].filter((one) => one?.kind === 'number' || one?.kind === 'clock').length
  return glued && after?.glued === true && figures < 2
}

const paces = new Set(['css', 'mp', 'hmp', 'gmp', 'pace'])
