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
    const isMiles =
      token.glued && sentence[token.from] === 'M' && token.text === 'm' && figure > 0 && figure <= MOST_MILES
    return isMiles ? { ...token, text: 'mi' } : token
  })
}

/** The tokens, with a small m beside a pace that only miles are run in as miles: "3m @ 9:30, 3m @ 8:45". */
export function milesBesidePaces(tokens: readonly Token[], sentence: string): Token[] {
  if (saysRide(sentence) || saysSwim(sentence)) return [...tokens]
  return tokens.map((token, at) => {
    const figure = Number(tokens[at - 1]?.text)
    const isStretch = token.text === 'm' && token.glued && figure > 0 && figure <= MOST_MILES
    const pace = ['@', 'at'].includes(tokens[at + 1]?.text ?? '') ? tokens[at + 2] : undefined
    const isOfMiles = pace?.kind === 'clock' && Number(pace.text.split(':')[0]) >= LEAST_OF_MILES
    return isStretch && isOfMiles && tokens[at - 2]?.text !== 'x' ? { ...token, text: 'mi' } : token
  })
}

// In minutes: nobody says a slower pace of a kilometre for so short a stretch (our choice).
const LEAST_OF_MILES = 7

/** A marathon: more are minutes or metres (our choice). */
export const MOST_MILES = 26
