import { isRepeat } from '../../workout/stored-entry.ts'
import type { Pool } from '../../workout/swim.ts'
import { impossibleRowsFor } from '../bounds/impossible/impossible.ts'
import { hasRoundDistances, sizeOf } from '../bounds/pool-size.ts'
import { shareOfTime, type WorkoutAsType } from '../reading/as-type.ts'
import {
  isRangeReadable,
  knowsIntensity,
  knowsPowerAboveFtp,
  knowsWork,
  MAX_UNKNOWN_SHARE,
  unreadFigure,
} from '../reading/known.ts'
import type { Stretch } from '../reading/stretches.ts'
import type { LeftOut } from './result.ts'

/** The bounds left out because the workout does not say what they need, or has nothing that they apply to. */
export function findUnknown(session: WorkoutAsType): LeftOut[] {
  const { bounds, steps, reference, poolLength, inPool, byPower } = session
  const leftOut: LeftOut[] = []
  const isMuch = (matches: (stretch: Stretch) => boolean) => shareOfTime(session, matches) > MAX_UNKNOWN_SHARE
  const metric = byPower ? 'power' : 'pace'
  const because = isMuch(({ isByHeartRate }) => isByHeartRate)
    ? `A heart-rate zone does not say at what ${metric} it is reached.`
    : isMuch(({ isByFeel }) => isByFeel)
      ? `An effort from 1 to 10 does not say at what ${metric} it is reached.`
      : EFFORT_UNKNOWN
  if (bounds.intensity && !knowsIntensity(session)) {
    leftOut.push({ bound: 'intensity', because })
    if (bounds.loadPerHour) leftOut.push({ bound: 'load-per-hour', because })
  }
  if (byPower && !knowsPowerAboveFtp(session)) leftOut.push({ bound: 'w-balance', because })
  if (!knowsWork(session)) {
    const figure = unreadFigure(
      session.bouts.flatMap(({ hard }) => hard),
      reference,
    )
    const workUnknown = `${figure ? `The ${figure} of the work lie${figure === 'pace' ? 's' : ''} in a zone only beside your own threshold` : 'The work has no target'}, so its type is told by its times alone.`
    if (bounds.workZones) leftOut.push({ bound: 'work-zone', because: workUnknown })
    if (bounds.workPace) leftOut.push({ bound: 'work-pace', because: workUnknown })
  }
  if (bounds.easyShare && isMuch(({ isKnown }) => !isKnown))
    leftOut.push({ bound: 'easy-share', because: EFFORT_UNKNOWN })
  if (steps.some((entry) => !isRepeat(entry) && entry.target && !isRangeReadable(entry.target, reference)))
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
export function findImpossible(session: WorkoutAsType): LeftOut[] {
  const { bounds, judgedType, asked, seconds, metres, inPool, poolLength } = session
  if (judgedType === undefined) return []
  const own = inPool ? metres : seconds
  const askedLength = asked && (inPool ? 'metres' in asked && asked.metres : 'seconds' in asked && asked.seconds)
  const rows = impossibleRowsFor(bounds, askedLength || own, sizeOf(poolLength ?? usualPool))
  return rows.map(({ bound, because, below }) => ({ bound, because, ...(below ? { isTooShort: true } : {}) }))
}

/** For a swim that does not say its pool: the most common one. */
const usualPool: Pool = { length: 25, unit: 'meters' }
const EFFORT_UNKNOWN = 'Some steps do not say how hard they are.'
