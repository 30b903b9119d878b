import { activityIds } from '#domain/streets/activity.ts'
import type { GeneratorSearch } from './generator-search.ts'
import { readCoordinates } from './start/read-coordinates.ts'
import { written } from './state/loop-request.ts'
import { type DistanceChoice, distanceChoices, type Planner, plannerDefaults } from './state/planner.ts'
import { typedMetres } from './state/typed-distance.ts'

type Settings = Pick<Planner, 'start' | 'distance' | 'unit' | 'activity'>

/** The settings of an address; what it does not say, or what is not understood, is missing. */
export function settingsIn(search: GeneratorSearch): Partial<Settings> {
  const place = search.start === undefined ? undefined : readCoordinates(search.start)
  const distance = search.distance === undefined ? '' : String(search.distance)
  const unit = distanceChoices.find((choice) => choice === search.unit)
  const activity = activityIds.find((id) => id === search.activity)
  return {
    ...(place && { start: place }),
    ...(typedMetres(distance, 'KM') !== undefined && { distance }),
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
