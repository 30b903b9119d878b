import type { Route } from '#contracts/routes.ts'
import type { Profile } from '#contracts/user.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { type DistanceUnit, fromMetres } from '#domain/units/distance.ts'
import { shownUnit } from '#domain/units/shown-distances.ts'
import { formatDistance } from '../../lib/format.ts'
import { preferencesOf } from '../../lib/preferences.ts'
import { ownMetrics } from '../workouts/own-metrics.ts'
import { sportOfActivity } from './activity-sport.ts'

/** The unit in which an athlete reads routes: the one chosen for sums, else their own for the sport, else its first. */
export function unitOfRoutes(profile: Pick<Profile, 'meta'> | null, activity: Route['activity_type']): DistanceUnit {
  const sport = sportOfActivity(activity)
  const { distanceUnits } = sportOf(sport)
  const own = profile ? ownMetrics(sport, profile.meta.athlete_metrics).unit : undefined
  return shownUnit(preferencesOf(profile).distances, distanceUnits) ?? own ?? distanceUnits[0] ?? 'kilometers'
}

/** The length of a route, to a tenth of a kilometre or mile: `12.4 km`, `850 m`. */
export function routeLength(metres: number, unit: DistanceUnit): string {
  const length = fromMetres(metres, unit)
  const isShort = unit === 'kilometers' && length < 1
  const isLong = unit === 'kilometers' || unit === 'miles'
  return formatDistance(isLong && !isShort ? Math.max(0.1, Math.round(length * 10) / 10) : length, unit)
}

/** The climb of a route, in feet beside miles: `120 m up`; undefined where it is unknown. */
export function routeClimb(route: Pick<Route, 'route_data'>, unit: DistanceUnit): string | undefined {
  const metres = route.route_data.figures?.climb_meters
  if (metres === undefined) return undefined
  const isImperial = unit === 'miles' || unit === 'yards'
  const climb = Math.round(isImperial ? metres / METRES_PER_FOOT : metres)
  return `${climb.toLocaleString('en')}\u202f${isImperial ? 'ft' : 'm'} up`
}

const METRES_PER_FOOT = 0.3048
