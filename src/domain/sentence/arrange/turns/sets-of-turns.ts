import type { Piece } from '../arranged.ts'
import type { SpanOf } from '../phrase.ts'

/**
 * Sets of so many minutes in which a hard and an easy time take turns, from the groups of a pattern: "2x10 15/15 @150/50",
 * "3 x 12' (30s/30s @ 115/50) 5' rest". Undefined if the turns do not fill the minutes.
 */
export function setsOfTurns(span: SpanOf): Piece[] | undefined {
  const [sets, whole, on, off, hard, easy, rest] = ['sets', 'whole', 'on', 'off', 'hard', 'easy', 'rest'].map(span)
  if (!sets || !whole || !on || !off || !hard || !easy) return undefined
  const count = (Number(whole.words) * 60) / (Number(on.words) + Number(off.words))
  if (!Number.isInteger(count)) return undefined
  const times = { words: `${count}`, for: whole }
  const turns: Piece[] = [times, 'x(', on, 's at ', hard, '%, ', off, 's at ', easy, '%)']
  return [sets, 'x(', ...turns, ')', ...(rest ? [', ', rest, ' min easy between sets'] : [])]
}
