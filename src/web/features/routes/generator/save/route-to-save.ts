import type { InputOf } from '../../../../lib/api.ts'
import type { Planned } from '../state/planner.ts'

export const saveMessages = {
  saved: { title: 'Route saved successfully!' },
  failed: { title: 'Failed to save route. Please try again.', variant: 'destructive' },
  noRoute: { title: 'No route data to save', variant: 'destructive' },
} as const

export type NewRoute = InputOf<'post /api/routes'>

/** The chosen loop as it is saved: it starts where its line starts, which is on a street beside the start that was picked. */
export function routeToSave(name: string, { loops, chosen, seed, source }: Planned): NewRoute | undefined {
  const loop = loops[chosen]
  const first = loop?.line[0]
  if (!loop || !first) return undefined
  const { line: _line, points: _points, ...data } = loop
  const [latitude, longitude] = first
  return {
    name: name.trim(),
    latitude,
    longitude,
    distance: loop.distance.meters,
    elevation: null,
    activity_type: loop.profile,
    route_data: { ...data, seed, source },
  }
}
