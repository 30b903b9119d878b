import type { LandContext } from '../../plan/context.ts'
import { countInWords } from '../../plan/length-in-words.ts'
import { type Block, ticksOf } from '../../plan/plan.ts'
import { wPrimeLeftFor } from '../../plan/w-prime.ts'
import type { AskedSet } from '../../request/resolved-request.ts'
import { aimBlocks } from '../aim.ts'
import { MIN_COOLDOWN_SECONDS } from './aims.ts'

export type PlannedSet = { ok: true; blocks: readonly Block[]; remarks: string[] }

/** The least of warm-up and cool-down around an asked set. */
export const MIN_FRAME_SECONDS = 300 + MIN_COOLDOWN_SECONDS
/** The share of W' below which even an athlete's own recoveries are refused. Our choice. */
export const LOWEST_W_PRIME_LEFT = -0.4

/** Easy seconds around a set, the warm-up and the cool-down among them. */
export function secondsAround(blocks: readonly Block[], { ruler }: LandContext): number {
  const left = ruler.total - ticksOf(blocks)
  return left <= 0 ? 0 : ruler.secondsOf(left, 1)
}

/** The share of W' that a set leaves; all of it where work is aimed by feeling, which is as hard as can be held. */
export function wPrimeLeftOf(blocks: readonly Block[], { ruler, request: { sport, reference } }: LandContext): number {
  const isFelt = blocks.some(({ pieces }) => pieces.some(({ effort, intensity }) => effort && intensity === 'interval'))
  if (sport.reference.metric !== 'power' || isFelt) return 1
  return wPrimeLeftFor(ruler.secondsOf, reference)(aimBlocks(blocks, sport, ruler.secondsOf))
}

/** A set in words: "3 × 8 minutes". */
export function setInWords({ times, value, unit }: AskedSet): string {
  return `${times} × ${countInWords(value, unit)}`
}
