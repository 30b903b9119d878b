import { phraseFor } from '../../../text/grammar/phrase.ts'
import type { Reader } from '../../mention.ts'
import { isPoolDistance } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { lastSet } from './last-set.ts'

/**
 * How each repetition of a swim set is divided: "8x50 drill/swim", "12x75 (25 kick/25 drill/25 swim)". Distances must add
 * up to that of the repetition.
 */
export const readSplit: Reader = (tokens, at, before) => {
  const set = lastSet(before)
  if (!set || !isPoolDistance(set.bout)) return undefined
  const start = skip(tokens, at, opening)
  const pieces: Piece[] = []
  let next = start
  for (;;) {
    const piece = readPiece(tokens, next)
    if (!piece) break
    pieces.push(piece)
    next = piece.next
    const isSeparated = textAt(tokens, next) === '/' || (start > at && separators.has(textAt(tokens, next)))
    if (!isSeparated || !readPiece(tokens, next + 1)) break
    next += 1
  }
  if (pieces.length < 2 || !isDivision(pieces, set.bout.value)) return undefined
  const words = pieces.map(({ words }) => words).join('/')
  return { value: { kind: 'split', words }, next: start > at ? skip(tokens, next, closing) : next }
}

type Piece = { words: string; distance?: number; isStroke: boolean; next: number }

function readPiece(tokens: readonly Token[], at: number): Piece | undefined {
  const figure = tokens[at]?.kind === 'number' ? Number(textAt(tokens, at)) : undefined
  const unit = figure === undefined ? at : skip(tokens, at + 1, metres)
  const word = textAt(tokens, unit)
  const kind = phraseFor(word)?.kind
  const isStroke = kind === 'stroke' || kind === 'drill' || kind === 'free'
  if (!isStroke && !manners.has(word)) return undefined
  const said = figure === undefined ? {} : { distance: figure }
  return { words: figure === undefined ? word : `${figure} ${word}`, ...said, isStroke, next: unit + 1 }
}

function isDivision(pieces: readonly Piece[], distance: number): boolean {
  if (pieces.every((one) => one.distance === undefined)) return pieces.some(({ isStroke }) => isStroke)
  return pieces.reduce((sum, one) => sum + (one.distance ?? 0), 0) === distance
}

const opening = new Set(['('])
const closing = new Set([')'])
// Outside of brackets these separate parts: "8x50 kick, swim 1k".
const separators = new Set([',', '+', '-'])
const metres = new Set(['m', 'y', 'yd'])
const manners = new Set('swim easy fast hard smooth build sprint moderate strong choice ez'.split(' '))
