import { Resvg } from '@resvg/resvg-js'
import type { RouteData } from '#domain/routes/route.ts'
import { StoredSteps } from '#domain/workout/step.ts'
import { markBegun, type Signals } from '../loops/threads/signals.ts'
import { type Lettering, openLettering } from './parts/lettering.ts'
import { type DrawnRoute, routePicture } from './route-picture.ts'
import { type DrawnWorkout, workoutPicture } from './workout-picture.ts'

// The functions that the drawing thread runs. Each takes one value and is found by its name.

/** A workout with its steps as they are stored. */
export type WorkoutTask = Omit<DrawnWorkout, 'steps'> & { steps: string }

/** A route with its data as they are stored. */
export type RouteTask = Omit<DrawnRoute, 'polyline' | 'elevations' | 'climbMetres'> & { route_data: string }

export async function drawWorkout({ signals, ...task }: WorkoutTask & { signals: Signals }): Promise<Uint8Array> {
  markBegun(signals)
  const steps = StoredSteps.safeParse(JSON.parse(task.steps)).data
  return png(workoutPicture({ ...task, steps }, await letteringOnce()))
}

export async function drawRoute({
  signals,
  route_data,
  ...task
}: RouteTask & { signals: Signals }): Promise<Uint8Array> {
  markBegun(signals)
  const { geometry, figures }: RouteData = JSON.parse(route_data)
  const { polyline, elevations } = geometry
  const route = { ...task, polyline, elevations, climbMetres: figures?.climb_meters }
  return png(routePicture(route, await letteringOnce()))
}

/** Text is in outlines already. */
function png(svg: string): Uint8Array {
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
}

let lettering: Promise<Lettering> | undefined
function letteringOnce(): Promise<Lettering> {
  lettering ??= openLettering()
  return lettering
}
