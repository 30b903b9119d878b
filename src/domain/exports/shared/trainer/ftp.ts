import { type SportId, sportOf } from '../../../sports/registry.ts'
import { zoneEffort } from '../../../workout/effort.ts'
import { unroll } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import type { FileWorkout } from '../format.ts'
import { bikeSport } from './bike-sport.ts'

/** The FTP that converts watts and percents, and whose it is. */
export type Ftp = { watts: number; from: 'athlete' | 'workout' | 'nominal' }

/**
 * The FTP for a file: the athlete's own; else the one by which the workout's steps have both watts and a zone or
 * percents; else a nominal one. A reference value of another sport is no FTP.
 */
export function ftpOf({ sport, steps }: FileWorkout, reference: number | undefined): Ftp {
  if (reference !== undefined && isByPower(sport)) return { watts: reference, from: 'athlete' }
  const { min, max, nominal } = bikeSport.reference
  const told = unroll(steps)
    .flatMap(({ target }) => ftpIn(target))
    .filter((watts) => watts >= min && watts <= max)
    .sort((one, other) => one - other)
  const middle = told[Math.floor(told.length / 2)]
  return middle === undefined ? { watts: nominal, from: 'nominal' } : { watts: Math.round(middle), from: 'workout' }
}

/** What percents of a workout are of: the FTP of a ride; else the athlete's reference value, such as a threshold pace. */
export function thresholdOf(workout: FileWorkout, reference: number | undefined): number | undefined {
  return isByPower(workout.sport) ? ftpOf(workout, reference).watts : reference
}

/** In the words of a loss: "your FTP of 240 W", or why it is another. */
export function describeFtp({ watts, from }: Ftp): string {
  const said = `an FTP of ${Math.round(watts)} W`
  if (from === 'athlete') return `your FTP of ${Math.round(watts)} W`
  return from === 'workout' ? `${said}, which its own watts tell` : `${said}, for yours is not known here`
}

function ftpIn(target: Step['target']): number[] {
  if (target?.type !== 'power' || !target.rangeMin || !target.rangeMax) return []
  const { percentMin, percentMax, zoneNumber } = target
  const zone = zoneNumber === undefined ? undefined : zoneEffort('power', zoneNumber, bikeSport)
  const percents = percentMin === undefined ? zone : { low: percentMin, high: percentMax ?? percentMin }
  return percents ? [(100 * (target.rangeMin + target.rangeMax)) / (percents.low + percents.high)] : []
}

function isByPower(sport: SportId): boolean {
  return sportOf(sport).reference.metric === 'power'
}
