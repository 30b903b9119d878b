import { atLeast, isSame } from '../units/tolerance.ts'
import { athleteZones } from './athlete-zones.ts'
import type { ZoneBounds } from './own-zones.ts'
import type { SportDefinition, TargetType } from './sport.ts'

/** A type of target whose zones an athlete can have bounds for: the sport's own metric, and heart rate. */
export type ZonedType = Exclude<TargetType, 'open'>

/** What is wrong with a bound: the index of its zone, and which of its ends. */
export type BoundFault = { zone: number; end: keyof ZoneBounds; sentence: string }

/**
 * In percent of the figure: far beyond what a test has found. A zone of heart rate ends below the maximum, which is about
 * 110 percent of threshold.
 */
export const boundLimits: Readonly<Record<ZonedType, { min: number; max: number }>> = {
  power: { min: 10, max: 500 },
  pace: { min: 20, max: 250 },
  heartrate: { min: 30, max: 150 },
}

/** Whether the zones of a type of target can have gaps between them, as those of power have in the table. */
export function mayHaveGaps(type: ZonedType): boolean {
  return type === 'power'
}

/** The bounds of the table, in the form that own ones have. */
export function tableBounds(type: ZonedType, sport: SportDefinition): ZoneBounds[] {
  return athleteZones(type, sport).map(({ low: percentMin, high: percentMax }) => ({ percentMin, percentMax }))
}

/**
 * What is wrong with bounds in the order of their zones, one fault for each end at most: zones that do not rise, overlap,
 * or leave a gap where there is none. The limits and the number of zones are checked where bounds are read.
 */
export function findBoundFaults(bounds: readonly ZoneBounds[], type: ZonedType): BoundFault[] {
  return bounds.flatMap(({ percentMin, percentMax }, zone): BoundFault[] => {
    const number = zone + 1
    const before = bounds[zone - 1]
    if (before && !atLeast(percentMin, before.percentMax, 'percent'))
      return [{ zone, end: 'percentMin', sentence: `Zone ${number} must not begin before zone ${number - 1} ends.` }]
    if (before && !mayHaveGaps(type) && !isSame(percentMin, before.percentMax, 'percent'))
      return [{ zone, end: 'percentMin', sentence: `Zone ${number} must begin where zone ${number - 1} ends.` }]
    if (atLeast(percentMin, percentMax, 'percent'))
      return [{ zone, end: 'percentMax', sentence: `Zone ${number} must end ${harder[type]} than it begins.` }]
    return []
  })
}

const harder: Readonly<Record<ZonedType, string>> = { power: 'higher', pace: 'faster', heartrate: 'higher' }

/** Whether bounds are those of the table, so that they need not be kept. */
export function isTable(bounds: readonly ZoneBounds[], type: ZonedType, sport: SportDefinition): boolean {
  const table = tableBounds(type, sport)
  return bounds.every(({ percentMin, percentMax }, index) => {
    const usual = table[index]
    return (
      usual !== undefined &&
      isSame(percentMin, usual.percentMin, 'percent') &&
      isSame(percentMax, usual.percentMax, 'percent')
    )
  })
}
