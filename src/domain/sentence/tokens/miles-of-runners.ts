import { saysRide, saysSwim } from './says-sport.ts'
import type { Token } from './tokens.ts'

/**
 * The tokens, with a capital M behind a small figure as miles, as British runners write them: "3 x 1M", "8M steady". In
 * capitals throughout, and beside another sport, it may be minutes.
 */
export function milesOfRunners(tokens: readonly Token[], sentence: string): Token[] {
  if (
    !/[a-z]{2}|\b(?:G|H)?MP\b|\bHM\b/.test(sentence) ||
    saysRide(sentence) ||
    saysSwim(sentence) ||
    /\bftp\b/i.test(sentence)
  )
    return [...tokens]
  return tokens.map((token, at) => {
    const figure = Number(tokens[at - 1]?.text)
    // "13 M with 2x3M": one that stands alone may be minutes.
    const isBehindFigure = token.glued || (sentence[token.from - 1] === ' ' && GLUED_MILES.test(sentence))
    const isMiles =
      isBehindFigure && sentence[token.from] === 'M' && token.text === 'm' && figure > 0 && figure <= MOST_MILES
    return isMiles ? { ...token, text: 'mi' } : token
  })
}

const GLUED_MILES = /\d(?<!\d\d\d)M\b/

/** A marathon: more are minutes or metres (our choice). */
export const MOST_MILES = 26
