import { athleteZones } from '#domain/sports/athlete-zones.ts'
import type { ZoneBounds } from '#domain/sports/own-zones.ts'
import { writeBound, type ZonedFigure } from './zoned-figure.ts'

/** A zone of a figure for reading: its range in the athlete's unit, and how hard it is beside the hardest, from 0 to 1. */
export type ShownZone = { number: number; name: string; range: string; share: number }

/** Zones with the athlete's own bounds, for reading. */
export function drawnZones(bounds: readonly ZoneBounds[], figure: ZonedFigure): ShownZone[] {
  const { type, sport, unit } = figure
  const hardest = Math.max(...bounds.map(({ percentMax }) => percentMax))
  return athleteZones(type, sport, { effort: bounds, heartRate: bounds }).map(({ number, name, low, high }) => ({
    ...{ number, name, share: lengthOf[type](high / hardest) },
    range: `${[low, high].map((percent) => writeBound(percent, figure, 'value')).join('–')}${type === 'pace' ? '' : ` ${unit}`}`,
  }))
}

// As the zones of the table are drawn: the hardest power is several times the easiest.
const lengthOf = { power: Math.sqrt, pace: (share: number) => share, heartrate: (share: number) => share }
