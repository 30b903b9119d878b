import type { Token } from './tokens.ts'
import { isKnownWord } from './vocabulary.ts'
import { unitWords } from './words/unit-words.ts'

/**
 * Splits words that were typed without a space behind a figure into its unit and the words that follow: "75mintotal",
 * "90srest", "10minscd", "60minz2".
 */
export function splitGluedWords(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isBehindFigure = token.kind === 'word' && token.glued && tokens[at - 1]?.kind === 'number'
    if (token.kind !== 'word' || isKnownWord(token.text)) return [token]
    if (!isBehindFigure) {
      const [, kind, noun] = NAMED_SESSION.exec(token.text) ?? []
      return kind && noun ? tokensOf([kind, noun], token) : [token]
    }
    const isBeforeFigure = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true
    const words = splitWords(token.text, units, isBeforeFigure)
    return words ? tokensOf(words, token) : [token]
  })
}

// "easyrun", "hillyroute"
const NAMED_SESSION =
  /^(easy|long|tempo|recovery|steady|interval|threshold|hilly|hill|slow|fast|short)(runs?|rides?|swim|jog|spin|bike|route|loop)$/

const units = new Set(Object.keys(unitWords).filter((word) => /^\p{L}+$/u.test(word)))

// Words that follow a length in a sentence typed without spaces. Each is whole, so that no other word falls apart.
const behindUnits = new Set(
  `wu cd warm warmup cool cooldown up down easy ez hard fast slow slowly steady tempo threshold sst vo z zone pace max
  rest rec recovery jog float walk off on between total all run ride bike swim kick pull free at w with and then of x`.split(
    /\s+/,
  ),
)

/** The words that a text consists of, the first of them among `first`; undefined if it falls into none. */
function splitWords(text: string, first: ReadonlySet<string>, isBeforeFigure: boolean): string[] | undefined {
  for (let length = text.length; length > 0; length -= 1) {
    const word = text.slice(0, length)
    if (!first.has(word)) continue
    // "60minz2": the letter belongs to the figure behind it.
    if (length === text.length) return word === 'z' && !isBeforeFigure ? undefined : [word]
    const rest = splitWords(text.slice(length), behindUnits, isBeforeFigure)
    if (rest) return [word, ...rest]
  }
  return undefined
}

function tokensOf(words: readonly string[], { from }: Token): Token[] {
  let start = from
  return words.map((text) => {
    const token: Token = { kind: 'word', text, from: start, to: start + text.length, glued: true }
    start = token.to
    return token
  })
}
