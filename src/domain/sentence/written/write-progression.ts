import { sportOf } from '../../sports/registry.ts'
import { type Part, saidOf } from '../outline/part.ts'
import { type Bout, toStretch } from '../resolve/measure.ts'
import { type WritingContext, type WrittenPart, writeLength } from './writing.ts'

/** Writes a length that was called a progression as three thirds, each harder; undefined if it was not. */
export function writeProgression(part: Part, context: WritingContext): WrittenPart | undefined {
  const [said] = saidOf(part, 'progression')
  const { head } = part
  const length = head?.kind === 'amount' ? toStretch(head.amount, context) : undefined
  if (!said || !head || !length) return undefined
  const third = roundThird(length, context)
  const first = Number((length.value - 2 * third).toFixed(2))
  if (!(third > 0 && first > 0)) return undefined
  const lines = [first, third, third].map((value, index) => `- ${writeLength({ ...length, value })} ${EFFORTS[index]}`)
  return { lines, mentions: [head, said], assumed: [THIRDS] }
}

const EFFORTS = ['easy', 'steady', 'tempo']
const THIRDS = 'The progression goes from easy to steady to tempo, a third each.'

/** A third in figures that people write: whole minutes, half kilometres or miles, lengths of 50 in a pool. */
function roundThird({ value, unit }: Bout, { sport }: WritingContext): number {
  const grain = unit === 'seconds' ? 60 : sportOf(sport).inPool || unit === 'meters' ? 50 : 0.5
  return Math.floor(value / 3 / grain) * grain
}
