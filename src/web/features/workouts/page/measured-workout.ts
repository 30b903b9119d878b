import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { writtenReference } from '#domain/workout/written-reference.ts'
import type { OutputOf } from '../../../lib/api.ts'
import type { Measure, MeasuredSteps } from '../measured-steps.ts'

export type ShownWorkout = OutputOf<'get /api/workouts/{id}'>

/** What is known of who reads a workout: their own figures and bounds of zones, and how they want to read distances. */
export type Reader = Omit<Measure, 'sport'> & { distances?: ShownDistances | undefined }

/** By what the steps of a workout are measured: by the value it was written for, else by the reader's own. */
export function measuredWorkout({ steps, sport }: ShownWorkout, { reference: own, heart, zones }: Reader) {
  const written = writtenReference(steps, sport, own)
  const measured: MeasuredSteps = { steps, sport, reference: written ?? own, heart, zones }
  return { written, measured }
}
