import { heartRateZones } from '../../sports/heart-rate.ts'
import type { Sport } from '../../sports/registry.ts'
import { zoneEffort } from '../../workout/effort.ts'
import type { Target } from '../../workout/step.ts'

/** Says what a zone means in this product, as other programs number them differently: `Z4 is 87–95 % of FTP here.` */
export function describeZone({ type, zoneNumber }: Target, sport: Sport): string | undefined {
  if (zoneNumber === undefined || type === 'open') return undefined
  const percents = zonePercents(type, zoneNumber, sport)
  return percents && `Z${zoneNumber} is ${percents} % of ${thresholdOf(type, sport)} here.`
}

type Metric = Exclude<Target['type'], 'open'>

/** The ends of a zone in whole percents, `87–95`, of FTP, of the speed at threshold or of the heart rate at threshold. */
export function zonePercents(type: Metric, zone: number, sport: Sport): string | undefined {
  if (type === 'heartrate') {
    const beats = heartRateZones(sport)[zone - 1]
    return beats && `${beats.percentMin}–${beats.percentMax}`
  }
  const band = zoneEffort(type, zone, sport)
  return band && `${Math.round(band.low)}–${Math.round(band.high)}`
}

function thresholdOf(type: Metric, sport: Sport): string {
  if (type === 'power') return sport.reference.metric === 'power' ? sport.reference.shortName : 'FTP'
  if (type === 'heartrate') return 'the heart rate at threshold'
  return sport.inPool ? 'critical swim speed' : 'the speed at threshold pace'
}
