import { notFound } from '@tanstack/react-router'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { writtenReference } from '#domain/workout/written-reference.ts'
import { browserFetch, call, type Fetch, type OutputOf } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { formatTotals } from '../../../lib/format.ts'
import { pageHead } from '../../../lib/page-head.ts'
import { isCutByServer } from '../page/cut-by-server.ts'

export type SharedWorkout = { workout: OutputOf<'get /api/workouts/{id}'>; valid: boolean }

/** Fetches a workout, and checks whether its steps are valid. */
export async function sharedWorkout(
  id: string,
  fetcher: Fetch = browserFetch,
  signal?: AbortSignal,
): Promise<SharedWorkout> {
  const [workout, { StoredSteps }] = await Promise.all([
    call('get /api/workouts/{id}', { id }, fetcher, signal),
    import('#domain/workout/step.ts'),
  ])
  return { workout, valid: StoredSteps.safeParse(workout.steps).success }
}

/** The same for a page: throws `notFound()` when there is no such workout. */
export async function sharedWorkoutPage(id: string, fetcher: Fetch | undefined): Promise<SharedWorkout> {
  try {
    return await sharedWorkout(id, fetcher)
  } catch (error) {
    throw isMissing(error) ? notFound() : error
  }
}

/** What the browser would need the script of the server's drawings for. */
export type DrawingFacts = {
  /** The value that the workout was written for. */
  reference: number | undefined
  /** Whether the browser adds what the server has not drawn of it. */
  isCut: boolean
}

export function drawingFacts({ workout: { steps, sport }, valid }: SharedWorkout): DrawingFacts {
  if (!valid) return { reference: undefined, isCut: false }
  return { reference: writtenReference(steps, sport), isCut: isCutByServer(steps) }
}

/** Whether an error means that there is no such workout: not found (404), or not an id (400). */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** The head of a shared workout's page, which link previews show. Search engines are kept out unless it is listed. */
export function sharedHead({ workout, valid }: SharedWorkout, publicUrl: string) {
  const { id, name, sport, type, steps, is_listed, user } = workout
  const kind = [sportOf(sport).label, type ? workoutTypeLabel[type] : undefined].filter(Boolean).join(', ')
  const length = valid ? `: ${lengthOf(steps, sport)}` : ''
  const description = `${kind}${length}. A structured workout by ${user.full_name}.`
  const picture = { path: `/api/workouts/${id}/picture.png`, alt: `The profile of ${name}. ${kind}${length}` }
  const head = pageHead({ publicUrl }, { path: `/workout/${id}`, title: name, description, type: 'article', picture })
  return is_listed ? head : { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}

function lengthOf(steps: SharedWorkout['workout']['steps'], sport: SharedWorkout['workout']['sport']): string {
  const { time, distance, metres } = formatTotals(steps, sport)
  return distance && metres > 0 ? `${time}, ${distance}` : time
}
