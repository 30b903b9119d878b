import { isRepeat } from '../../workout/stored-entry.ts'
import { hasRoundDistances } from '../bounds/pool-size.ts'
import { type Examined, shareOf } from '../reading/as-type.ts'
import type { Reading } from '../reading/moments.ts'
import type { LeftOut } from './answer.ts'
import { isReadable } from './targets.ts'
import { knowsWork, MOST_UNKNOWN } from './work.ts'

/** Whether nearly all of the time is at a pace or power that is known: a heart rate says too little. */
export function knowsIntensity(reading: Reading): boolean {
  return shareOf(reading, ({ isKnown, isByHeart }) => !isKnown || isByHeart) <= MOST_UNKNOWN
}

/** Whether every step that may be above FTP says by how many watts. */
export function knowsReserve({ byPower, moments }: Reading): boolean {
  return byPower && moments.every((one) => (one.isKnown && !one.isByHeart) || isEasyByName(one))
}

/** What cannot be said about a workout because it does not tell, or because nothing in it has that. */
export function unknowns(examined: Examined): LeftOut[] {
  const { bounds, steps, reference, poolLength, inPool, byPower } = examined
  const leftOut: LeftOut[] = []
  const byHeart = shareOf(examined, ({ isByHeart }) => isByHeart) > MOST_UNKNOWN
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
  if (bounds.easyShare && shareOf(examined, ({ isKnown }) => !isKnown) > MOST_UNKNOWN)
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

const OPEN_WORK = 'The work has no target, so its type is told by its times alone.'
const SILENT = 'Some steps do not say how hard they are.'

function isEasyByName({ step: { intensity }, isKnown, isByHeart, percent }: Reading['moments'][number]): boolean {
  if (isKnown && isByHeart) return percent < 87
  return intensity === 'warmup' || intensity === 'cooldown' || intensity === 'recovery' || intensity === 'rest'
}
