import type { SportId } from '../sports/registry.ts'
import { access, type Surface, type WayKind } from './streets.ts'

export const activityIds = ['foot-walking', 'cycling-road'] as const

export type ActivityId = (typeof activityIds)[number]

/** How somebody moves: which ways are open, and how gladly each is used. */
export type Activity = {
  id: ActivityId
  /** The sport that files of its routes name. */
  sport: SportId
  /** For files that need a time at each point. */
  usualMetresPerSecond: number
  /** Bits of a way's access that open it in the direction of its points, and against it. */
  forward: number
  backward: number
  /** How much longer a metre of such a way counts in a search, at least 1. */
  factorOf: (kind: WayKind, surface: Surface) => number
}

const footFactors: Partial<Record<WayKind, number>> = {
  steps: 1.3,
  service: 1.1,
  tertiary: 1.15,
  secondary: 1.35,
  primary: 1.6,
  trunk: 2.5,
}

const bikeFactors: Partial<Record<WayKind, number>> = {
  path: 1.4,
  footway: 2,
  pedestrian: 1.6,
  track: 1.5,
  living_street: 1.1,
  service: 1.3,
  secondary: 1.1,
  primary: 1.4,
  trunk: 2.5,
}

const onFoot: Activity = {
  id: 'foot-walking',
  sport: 'running',
  usualMetresPerSecond: 10 / 3.6,
  forward: access.foot,
  backward: access.foot,
  factorOf: (kind) => footFactors[kind] ?? 1,
}

/** On a road bike: one-way streets bind, loose ground is avoided. */
const onRoadBike: Activity = {
  id: 'cycling-road',
  sport: 'cycling',
  usualMetresPerSecond: 25 / 3.6,
  forward: access.bikeForward,
  backward: access.bikeBackward,
  factorOf: (kind, surface) => (bikeFactors[kind] ?? 1) * (surface === 'unpaved' ? 1.8 : 1),
}

export const activities: readonly Activity[] = [onFoot, onRoadBike]

const byId: Record<ActivityId, Activity> = { 'foot-walking': onFoot, 'cycling-road': onRoadBike }

export function activityOf(id: ActivityId): Activity {
  return byId[id]
}
