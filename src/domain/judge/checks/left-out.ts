import { isRepeat } from '../../workout/stored-entry.ts'
import type { Pool } from '../../workout/swim.ts'
import { rowsFor } from '../bounds/impossible/impossible.ts'
import { hasRoundDistances, sizeOf } from '../bounds/pool-size.ts'
import { type Examined, shareOf } from '../reading/as-type.ts'
import { isReadable, knowsIntensity, knowsReserve, knowsWork, MAX_UNKNOWN_SHARE } from '../reading/known.ts'
import type { LeftOut } from './answer.ts'

/** The bounds left out because the workout does not say what they need, or has nothing that they apply to. */
export function findUnknown(examined: Examined): LeftOut[] {
  const { bounds, steps, reference, poolLength, inPool, byPower } = examined
  const leftOut: LeftOut[] = []
  const byHeart = shareOf(examined, ({ isByHeart }) => isByHeart) > MAX_UNKNOWN_SHARE
  const because = byHeart
    ? `A heart-rate zone does not say at what ${byPower ? 'power' : 'pace'} it is reached.`
    : SILENT
  if (bounds.intensity && !knowsIntensity(examined)) {
    leftOut.push({ bound: 'intensity', because })
    if (bounds.loadPerHour) leftOut.push({ bound: 'load-per-hour', because })
  }
  if (byPower && !knowsReserve(examined)) leftOut.push({ bound: 'w-balance', because })
  if (!knowsWork(examined)) {
    if (bounds.workZones) leftOut.push({ bound: 'work-zone', because: OPEN_WORK })
    if (bounds.workPace) leftOut.push({ bound: 'work-pace', because: OPEN_WORK })
  }
  if (bounds.easyShare && shareOf(examined, ({ isKnown }) => !isKnown) > MAX_UNKNOWN_SHARE)
    leftOut.push({ bound: 'easy-share', because: SILENT })
  if (steps.some((entry) => !isRepeat(entry) && entry.target && !isReadable(entry.target, reference)))
    leftOut.push({
      bound: 'target-inside-zone',
      because: 'Watts, paces and beats a minute lie in zones only beside your own threshold.',
    })
  if (inPool && !poolLength)
    leftOut.push({ bound: 'pool-lengths', because: 'The workout does not say how long the pool is.' })
  if (poolLength && !hasRoundDistances(poolLength))
    leftOut.push({
      bound: 'repetition-distance',
      because: `A pool of ${poolLength.length} ${poolLength.unit} has no round distances; lengths are counted there.`,
    })
  return leftOut
}

/** The bounds left out because a session of this length cannot keep them: of the asked length, else of its own. */
export function findImpossible({ sport, as, asked, seconds, metres, inPool, poolLength }: Examined): LeftOut[] {
  if (as === undefined) return []
  const own = inPool ? metres : seconds
  const wanted = asked && (inPool ? 'metres' in asked && asked.metres : 'seconds' in asked && asked.seconds)
  const rows = rowsFor({ sport, type: as }, wanted || own, sizeOf(poolLength ?? usualPool))
  return rows.map(({ bound, because }) => ({ bound, because }))
}

const usualPool: Pool = { length: 25, unit: 'meters' }

const OPEN_WORK = 'The work has no target, so its type is told by its times alone.'
const SILENT = 'Some steps do not say how hard they are.'
