import { Resvg } from '@resvg/resvg-js'
import { StoredSteps } from '#domain/workout/step.ts'
import { markBegun, type Signals } from '../loops/threads/signals.ts'
import { type Lettering, openLettering } from './parts/lettering.ts'
import { type DrawnRoute, routePicture } from './route-picture.ts'
import { type DrawnWorkout, workoutPicture } from './workout-picture.ts'

// The functions that the drawing thread runs. Each takes one value and is found by its name.

/** A workout with its steps as they are stored. */
export type WorkoutTask = Omit<DrawnWorkout, 'steps'> & { steps: string }

export async function drawWorkout({ signals, ...task }: WorkoutTask & { signals: Signals }): Promise<Uint8Array> {
  markBegun(signals)
  const steps = StoredSteps.safeParse(JSON.parse(task.steps)).data
  return png(workoutPicture({ ...task, steps }, await letteringOnce()))
}

export async function drawRoute({ signals, ...task }: DrawnRoute & { signals: Signals }): Promise<Uint8Array> {
  markBegun(signals)
  return png(routePicture(task, await letteringOnce()))
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
