import { MAX_ENTRIES, MAX_TRAINED_STEPS } from '#domain/workout/stored-entry.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { MAX_STEPS_BYTES } from '#server/workouts/written-workout.ts'
import { apiOf, type Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'

/** More than the cache of pages holds, so that most requests render a page. */
const WORKOUTS = 60

/** Saves some of the largest possible workouts for an athlete. Returns their ids. */
export async function createLargeWorkouts(server: RunningServer, athlete: Person): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < WORKOUTS; index += 1) {
    const { id } = await call('post /api/workouts', largestWorkout(index), apiOf(server, athlete))
    ids.push(id)
  }
  return ids
}

/** A workout with as many steps, rounds of them, and text in their notes as can be saved. */
export function largestWorkout(index: number): NewWorkout {
  const steps = Array.from({ length: MAX_ENTRIES - 1 }, (_, step) => ({
    name: `Step ${step} of ${index}`,
    notes: '',
    intensity: 'active' as const,
    duration: { type: 'time' as const, unit: 'minutes' as const, value: 30 + step },
    target: { type: 'power' as const, percentMin: 50 + (step % 60), percentMax: 60 + (step % 60) },
  }))
  const repeat = { steps: steps.length, count: Math.floor(MAX_TRAINED_STEPS / steps.length) }
  const room = MAX_STEPS_BYTES - JSON.stringify([...steps, { repeat }]).length
  const notes = ''.padEnd(room / steps.length, 'Hold it. ')
  return {
    name: `Largest ${index}`,
    sport: 'cycling',
    type: 'interval',
    steps: [...steps.map((step) => ({ ...step, notes })), { repeat }],
  }
}
