import type { Place } from '#domain/loop-check/measures.ts'
import { pointsOf } from '#domain/routes/route-line.ts'
import type { OutputOf } from '../../../../lib/api.ts'
import type { RouteFailure } from '../plan/route-failure.ts'
import { mostAlike } from '../vias/most-alike.ts'
import type { Planned, Planner, Planning, Wishes } from './planner.ts'

export type Directions = OutputOf<'get /api/directions'>

/** What the request for loops said. */
type Asked = { metres: number; vias: readonly Place[] }

export type PlannerAction =
  | { type: 'area-typed'; area: string }
  | { type: 'search-started' }
  | { type: 'place-found'; start: Place; name: string | undefined }
  | { type: 'search-failed'; sentence: string }
  /** On the map, or by the device. */
  | { type: 'start-picked'; start: Place }
  | { type: 'form-changed'; fields: Partial<Pick<Planner, 'distance' | 'unit' | 'activity'>> }
  | { type: 'wishes-changed'; wishes: Wishes }
  | { type: 'vias-changed'; vias: readonly Place[] }
  | { type: 'shuffled' }
  | { type: 'planning-started'; planning: Planning }
  | { type: 'loops-planned'; directions: Directions; asked: Asked }
  | { type: 'planning-failed'; failure: RouteFailure }
  | { type: 'planning-cancelled' }
  | { type: 'loop-chosen'; at: number }

export function reducePlanner(planner: Planner, action: PlannerAction): Planner {
  switch (action.type) {
    case 'area-typed':
      return { ...planner, area: action.area, ...(action.area.trim() === '' && { searchError: undefined }) }
    case 'search-started':
      return { ...planner, searching: true, searchedArea: planner.area, searchError: undefined }
    case 'place-found':
      return { ...movedTo(planner, action.start), startName: action.name, view: undefined }
    case 'search-failed':
      return { ...planner, searching: false, searchError: action.sentence }
    case 'start-picked':
      return movedTo(planner, action.start)
    case 'form-changed':
      // What went wrong was about another request.
      return { ...planner, ...action.fields, failure: undefined }
    case 'wishes-changed':
      return { ...planner, wishes: action.wishes }
    case 'vias-changed':
      return { ...planner, vias: action.vias }
    case 'shuffled':
      return { ...planner, seed: planner.seed + 1 }
    case 'planning-started':
      return { ...planner, planning: action.planning, failure: undefined }
    case 'loops-planned':
      return withLoops(planner, plannedOf(action.directions, action.asked, planner))
    case 'planning-failed':
      return { ...unchanged(planner), failure: action.failure, ...(planner.planning === 'loops' && nothingPlanned) }
    case 'planning-cancelled':
      return unchanged(planner)
    case 'loop-chosen':
      return planner.planned ? { ...planner, planned: { ...planner.planned, chosen: action.at } } : planner
  }
}

const nothingPlanned = { planned: undefined, vias: [] } as const

/** A loop from another start does not pass the same points. */
function movedTo(planner: Planner, start: Place): Planner {
  return {
    ...planner,
    start,
    startName: undefined,
    vias: [],
    searching: false,
    searchError: undefined,
    searchedArea: planner.area,
  }
}

/** Without the change that was not planned. */
function unchanged(planner: Planner): Planner {
  const { planned } = planner
  return { ...planner, planning: undefined, ...(planned && { vias: planned.vias, seed: planned.seed }) }
}

function withLoops(planner: Planner, planned: Planned): Planner {
  const isChange = planner.planning === 'change' && planner.view !== undefined
  const view = isChange ? planner.view : planned.loops.flatMap(({ line }) => line)
  return { ...planner, planning: undefined, failure: undefined, planned, view }
}

function plannedOf({ alternatives, seed, source }: Directions, asked: Asked, before: Planner): Planned {
  const loops = alternatives.flatMap((loop) => {
    const points = pointsOf(loop)
    return points.length > 1 ? [{ ...loop, points, line: points.map(({ place }) => place) }] : []
  })
  const shown = before.planned?.loops[before.planned.chosen]
  const chosen = before.planning === 'change' && shown ? mostAlike(shown.line, loops) : 0
  return { loops, chosen, askedMetres: asked.metres, vias: asked.vias, seed, source }
}
