import { type ActivityId, activityIds } from '#domain/streets/activity.ts'
import { readCoordinates } from './start/read-coordinates.ts'
import { written } from './state/loop-request.ts'
import { type DistanceChoice, distanceChoices, type Planner, plannerDefaults } from './state/planner.ts'
import { typedMetres } from './state/typed-distance.ts'

/** What the address of the route generator keeps: its last settings, without those that are the default. */
export type GeneratorSearch = {
  /** `51.505,-0.09` */
  start?: string | undefined
  distance?: number | undefined
  unit?: DistanceChoice | undefined
  activity?: ActivityId | undefined
}

type Settings = Pick<Planner, 'start' | 'distance' | 'unit' | 'activity'>

/** Reads the search of an address; what is not understood is undefined. */
export function generatorSearch({ start, distance, unit, activity }: Record<string, unknown>): GeneratorSearch {
  const metres = typeof distance === 'number' ? typedMetres(String(distance), 'KM') : undefined
  return {
    start: typeof start === 'string' && readCoordinates(start) ? start : undefined,
    distance: metres === undefined ? undefined : Number(distance),
    unit: distanceChoices.find((choice) => choice === unit),
    activity: activityIds.find((id) => id === activity),
  }
}

/** The settings of an address; what it does not say is missing. */
export function settingsIn({ start, distance, unit, activity }: GeneratorSearch): Partial<Settings> {
  const place = start === undefined ? undefined : readCoordinates(start)
  return {
    ...(place && { start: place }),
    ...(distance !== undefined && { distance: String(distance) }),
    ...(unit && { unit }),
    ...(activity && { activity }),
  }
}

/** The search of an address that keeps these settings; `usualUnit` is the one without a word in the address. */
export function searchOf({ start, distance, unit, activity }: Settings, usualUnit: DistanceChoice): GeneratorSearch {
  const isValid = typedMetres(distance, unit) !== undefined
  return {
    start: start && written(start),
    distance: isValid && distance !== plannerDefaults.distance ? Number(distance.replace(',', '.')) : undefined,
    unit: unit === usualUnit ? undefined : unit,
    activity: activity === plannerDefaults.activity ? undefined : activity,
  }
}
