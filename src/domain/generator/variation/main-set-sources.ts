import { meanPower, stretchesOf } from '../../load/stretches.ts'
import { sumOf } from '../../units/numbers.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import { type EditorEntry, toStored } from '../../workout/groups.ts'
import type { Block, Piece } from '../plan/plan.ts'
import type { Draw } from '../plan/session.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { prepareSession } from '../sessions/prepare.ts'
import { type LockContext, lengthOf } from './locks.ts'

/** From this share of a session's demand on, the old entries are its work, and none is added. Our choice. */
const ENOUGH_WORK_SHARE = 0.5
/** Up to this share there is no work among them, and a whole session's main set is tried. Our choice. */
const NO_WORK_SHARE = 0.05

/**
 * Where main sets beside the old entries are drawn from: a session as long as asked, one as long as what is left, or
 * none.
 */
export function mainSetSources(
  draw: Draw,
  example: readonly EditorEntry[],
  { request, head, tail, total }: LockContext,
): ((seed: number) => readonly Block[])[] {
  const old = [...head, ...tail].map(({ entry }) => entry)
  const share = demandOf(old, request) / demandOf(example, request)
  if (atLeast(share, ENOUGH_WORK_SHARE, 'ratio')) return []
  const shorter = shorterSession(request, total - lengthOf(old, request))
  const draws = [...(atMost(share, NO_WORK_SHARE, 'ratio') ? [draw] : []), ...(shorter ? [shorter] : [])]
  return draws.map((one) => (seed) => withoutEnds(one(seed).blocks))
}

/** A session of the time or distance that is left, where one can be that short. */
function shorterSession(request: ResolvedRequest, left: number): Draw | undefined {
  const { set: _, ...others } = request
  const { sport, length } = request
  const value = length.type === 'time' ? left / 60 : left
  const range = sport.lengths.find(({ unit }) => unit === length.unit)
  if (value < (range?.min ?? 0)) return undefined
  const session = prepareSession({ ...others, length: { ...length, value } })
  return session.ok ? session.draw : undefined
}

/**
 * Hours at threshold that the part between warm-up and cool-down is worth. Effort counts with its fourth power, as in
 * normalized power.
 */
function demandOf(entries: readonly EditorEntry[], { sport, reference }: ResolvedRequest): number {
  const main = stretchesOf(toStored(entries), sport.id, { reference }).filter(
    ({ step: { intensity } }) => intensity !== 'warmup' && intensity !== 'cooldown',
  )
  return sumOf(main, ({ seconds, from, to }) => (seconds / 3600) * meanPower(from / 100, to / 100, 4))
}

/** The blocks between warm-up and cool-down. */
function withoutEnds(blocks: readonly Block[]): readonly Block[] {
  const isNot = (intensity: Piece['intensity']) => (block: Block) =>
    block.pieces.some((piece) => piece.intensity !== intensity)
  return blocks.slice(blocks.findIndex(isNot('warmup')), blocks.findLastIndex(isNot('cooldown')) + 1)
}
