import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { isWholeLengths } from '../../units/tolerance.ts'
import type { Block } from '../plan/plan.ts'
import type { RefusedSet } from '../plan/session.ts'
import type { AskedSet } from '../request/resolved-request.ts'
import type { SwimContext } from './context.ts'
import { writeRested } from './pieces/send-off.ts'
import { restPiece, swimPiece } from './pieces/swim-piece.ts'
import type { SwimStyle } from './styles/style.ts'
import { allOut, fast } from './styles/work-styles.ts'
import { tooFar } from './too-far.ts'

/**
 * The main set exactly as asked, or why it cannot be swum. The distance decides its style; asked rests are rounded to 5
 * s.
 */
export function askedSwimSet(
  set: AskedSet,
  pool: SwimContext,
  styleOf: (distance: number) => SwimStyle,
): { ok: true; blocks: Block[] } | RefusedSet {
  const { times, value, unit, restSeconds } = set
  if (unit === 'seconds' || unit === 'minutes') return refuse(`Give the set of a swim as a distance, in ${pool.unit}.`)
  const exact = lengthsOf(value, unit, pool)
  const lengths = Math.round(exact)
  if (!isWholeLengths(exact, 1) || lengths < 1) return refuse(wholeLengths(set, pool))
  const reason = tooFar(`${times} × ${value} ${unit}`, times * lengths, pool)
  if (reason) return refuse(reason)
  const style = saidStyle(set.effort, pool.metres(lengths)) ?? styleOf(pool.distance(lengths))
  const pieces =
    restSeconds === undefined
      ? writeRested({ style, lengths, rest: style.rest(pool.metres(lengths), 1) }, pool)
      : [swimPiece(style, lengths, pool), restPiece(roundTo5(restSeconds))]
  return { ok: true, blocks: [{ times, pieces }] }
}

/** The style of repetitions that are said to be all out, or hard if they are short; undefined for others. */
function saidStyle(effort: AskedSet['effort'], metres: number): SwimStyle | undefined {
  if (effort === 'all out') return allOut
  return effort === 'hard' && metres <= MAX_HARD_METRES ? fast : undefined
}

/** Our choice: longer ones are hard enough at critical speed. */
const MAX_HARD_METRES = 110

const refuse = (reason: string): RefusedSet => ({ ok: false, reason })

/** Pool lengths of one repetition, unrounded. */
function lengthsOf(value: number, unit: DistanceUnit, pool: SwimContext): number {
  if (unit === pool.unit) return value / pool.length
  return toMetres(value, unit) / pool.metres(1)
}

function wholeLengths({ value, unit }: AskedSet, { unit: own, length }: SwimContext): string {
  return unit === own
    ? `${value} ${unit} are not a whole number of lengths in a pool of ${length}; ask for a multiple of ${length}.`
    : `${value} ${unit} are not a whole number of lengths in a pool of ${length} ${own}; give the set in ${own} too.`
}

function roundTo5(seconds: number): number {
  return Math.max(5, Math.round(seconds / 5) * 5)
}
