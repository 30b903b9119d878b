import type { Reader } from '../../mention.ts'
import { textAt } from '../../tokens/tokens.ts'
import { hasSet } from '../structure/behind-bouts.ts'
import { unsupported } from '../unsupported-at.ts'

/** The pace of a race in a pool, which is not known: "20x50 @ 200 pace". */
export const readSwimRacePace: Reader = (tokens, at, before) => {
  const isNamed = races.has(textAt(tokens, at)) && ['pace', 'p', 'speed'].includes(textAt(tokens, at + 1))
  const isAimed = ['@', 'at'].includes(textAt(tokens, at - 1))
  return isNamed && isAimed && hasSet(before) ? unsupported(SWIM_PACE, at + 2) : undefined
}

/** For the pace of a race in a pool. */
export const SWIM_PACE = 'Say this pace in figures, such as 3:20/km or 1:30 per 100.'
const races = new Set(['50', '100', '200', '400', '800', '500'])
