import type { NewWorkout } from '#domain/workout/workout.ts'
import { apiOf, type Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'

/** What a stranger knows of a server: an athlete's address, and links to the largest workouts there can be. */
export type Prey = { email: string; workouts: string[] }

const MAX_STEPS = 500
const WORKOUTS = 5

/** An athlete who shares the largest workouts that can be saved. */
export async function preyOf(server: RunningServer, athlete: Person): Promise<Prey> {
  const workouts: string[] = []
  for (let index = 0; index < WORKOUTS; index += 1) {
    const { id } = await call('post /api/workouts', largest(index), apiOf(server, athlete))
    workouts.push(id)
  }
  return { email: athlete.email, workouts }
}

function largest(index: number): NewWorkout {
  return {
    name: `Largest ${index}`,
    sport: 'cycling',
    type: 'interval',
    steps: Array.from({ length: MAX_STEPS }, (_, step) => ({
      name: `Step ${step} of ${index}`,
      notes: 'Hold it. '.repeat(35),
      intensity: 'active' as const,
      duration: { type: 'time' as const, unit: 'minutes' as const, value: 30 + step },
      target: { type: 'power' as const, percentMin: 50 + (step % 60), percentMax: 60 + (step % 60) },
    })),
  }
}
