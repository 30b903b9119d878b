import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
import { partsOf } from './parts-of-units.ts'
import { settle } from './settle.ts'
import { unitsOf } from './units.ts'
import { wordsOfSession } from './words-of-sessions.ts'
import { write } from './write.ts'

/** A run or a ride of which every figure is known, written out: its parts in order, each with its target and its rest. */
export function readSession(_: readonly Token[], text: string): Edit[] {
  if (isSwim(text)) return []
  const words = wordsOfSession(text)
  const units = unitsOf(words)
  const parts = units && partsOf(units)
  const session = parts && settle(parts)
  const by = session && write(session)
  if (!by) return []
  const sports = words.filter(({ kind }) => kind === 'sport').slice(0, 1)
  const unknown = words.filter(({ kind }) => kind === 'unknown' || kind === 'talk')
  return [
    {
      from: 0,
      to: text.length,
      by: [
        ...sports.flatMap((one): Piece[] => [{ from: one.from, to: one.to }, ' ']),
        ...by,
        ...unknown.flatMap(({ from, to }, at): Piece[] => [at === 0 ? ', ' : ' ', { from, to }]),
      ],
    },
  ]
}
