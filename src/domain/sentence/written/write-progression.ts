import { sportOf } from '../../sports/registry.ts'
import { type Part, saidOf } from '../outline/part.ts'
import { type Bout, toStretch } from '../resolve/measure.ts'
import { type WritingContext, type WrittenPart, writeLength } from './writing.ts'

/** Writes a length that was called a progression as parts of the same length, each harder: three thirds, or the efforts that were said; undefined if it was not. */
export function writeProgression(part: Part, context: WritingContext): WrittenPart | undefined {
  const all = saidOf(part, 'progression')
  const { head } = part
  const length = head?.kind === 'amount' ? toStretch(head.amount, context) : undefined
  if (all.length === 0 || !head || !length) return undefined
  const efforts = all.find((one) => one.efforts)?.efforts
  const stages = efforts ?? EFFORTS
  const share = roundShare(length, stages.length, context)
  const first = Number((length.value - (stages.length - 1) * share).toFixed(2))
  if (share <= 0) return undefined
  const lines = stages.map(
    (effort, index) => `- ${writeLength({ ...length, value: index === 0 ? first : share })} ${effort}`,
  )
  return { lines, mentions: [head, ...all], assumed: [efforts ? SHARES : THIRDS] }
}

const EFFORTS = ['easy', 'steady', 'tempo']
const SHARES = 'How long each part of the progression is was not said, so each is as long.'
const THIRDS = 'The progression goes from easy to steady to tempo, a third each.'

/** A share in figures that people write: whole minutes, half kilometres or miles, lengths of 50 in a pool. */
function roundShare({ value, unit }: Bout, parts: number, { sport }: WritingContext): number {
  const grain = unit === 'seconds' ? 60 : sportOf(sport).inPool || unit === 'meters' ? 50 : 0.5
  return Math.floor(value / parts / grain) * grain
}
