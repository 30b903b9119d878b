import type { Loop, StreetSource } from '#contracts/directions.ts'
import type { Place } from '#domain/loop-check/measures.ts'
import type { RoutePoint } from '#domain/routes/route-line.ts'
import type { ActivityId } from '#domain/streets/activity.ts'
import type { RouteFailure } from '../plan/route-failure.ts'

export const distanceChoices = ['KM', 'MILES'] as const
export type DistanceChoice = (typeof distanceChoices)[number]

/** What an athlete wants of the streets; a wish that is not set is left to the planner. */
export type Wishes = {
  quiet?: boolean
  green?: boolean
  lit?: boolean
  ground?: 'paved' | 'trail' | undefined
  hills?: 'flat' | 'hilly' | undefined
  /** Degrees clockwise from north. */
  direction?: number | undefined
}

/** A loop with its line decoded, and with the heights along it. */
export type PlannedLoop = Loop & { line: readonly Place[]; points: readonly RoutePoint[] }

/** The answer to one request. */
export type Planned = {
  loops: readonly PlannedLoop[]
  chosen: number
  /** The length that was asked for. */
  askedMetres: number
  /** The points that these loops pass. */
  vias: readonly Place[]
  seed: number
  source: StreetSource
}

/** `loops`: three new ones are planned. `change`: those that are shown are changed, and stay in view meanwhile. */
export type Planning = 'loops' | 'change'

/** Everything that the route generator shows, but for the map's own position. */
export type Planner = {
  /** The text of Starting Area. */
  area: string
  /** The text that was searched last, so that Enter does not search it again. */
  searchedArea: string
  searching: boolean
  searchError: string | undefined
  start: Place | undefined
  /** What the place of the start is called, where a search found it. */
  startName: string | undefined
  /** As typed. */
  distance: string
  unit: DistanceChoice
  activity: ActivityId
  wishes: Wishes
  seed: number
  /** The points that the next loops are to pass, in their order. */
  vias: readonly Place[]
  planning: Planning | undefined
  failure: RouteFailure | undefined
  planned: Planned | undefined
  /** What the map has in view: the loops as they were planned, while a drag changes them. */
  view: readonly Place[] | undefined
}

export const plannerDefaults = {
  distance: '5',
  unit: 'KM',
  activity: 'foot-walking',
} as const satisfies Partial<Planner>

/** The planner at its beginning; `known` is what the address or the athlete's preferences say. */
export function firstPlanner(known: Partial<Pick<Planner, 'start' | 'distance' | 'unit' | 'activity'>>): Planner {
  return {
    area: '',
    searchedArea: '',
    searching: false,
    searchError: undefined,
    start: known.start,
    startName: undefined,
    distance: known.distance ?? plannerDefaults.distance,
    unit: known.unit ?? plannerDefaults.unit,
    activity: known.activity ?? plannerDefaults.activity,
    wishes: {},
    seed: 0,
    vias: [],
    planning: undefined,
    failure: undefined,
    planned: undefined,
    view: undefined,
  }
}
