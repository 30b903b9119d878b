import type { StoredSteps, Target } from '#domain/workout/step.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'

/** The rows of a long ride in the builder: each step once, in a repeat too. */
export const STEPS = 50

const SETS = 8
/** A set is a repeat of four steps, and an easy step behind it. */
const STEPS_OF_SET = 5

/** A ride of 50 steps: sets of hard and easy steps with repeats among them, with zones, percents, ramps and notes. */
export function longRide(): NewWorkout {
  const sets = Array.from({ length: SETS }, (_, at) => set(at)).flat()
  const builds = Array.from({ length: STEPS - SETS * STEPS_OF_SET - 2 }, (_, at) =>
    step('active', 2, { type: 'power', percentMin: 60 + 2 * at, percentMax: 66 + 2 * at }),
  )
  const opening = step('warmup', 15, { type: 'power', percentMin: 45, percentMax: 75, ramp: 'rising' })
  const steps = [opening, ...builds, ...sets, step('cooldown', 10, { type: 'power', zoneNumber: 1 })]
  return { name: 'Long ride', sport: 'cycling', type: 'interval', steps }
}

function set(at: number): StoredSteps {
  return [
    { ...step('interval', 1, { type: 'power', percentMin: 106, percentMax: 112 + at }), notes: 'Sit up.' },
    step('recovery', 0.5, { type: 'power', zoneNumber: 1 }),
    step('interval', 0.5, { type: 'power', percentMin: 118, percentMax: 125 }),
    step('recovery', 1, { type: 'power', zoneNumber: 1 }),
    { repeat: { steps: 4, count: 2 } },
    step('recovery', 2, { type: 'power', zoneNumber: 2 }),
  ]
}

function step(intensity: 'warmup' | 'active' | 'interval' | 'recovery' | 'cooldown', minutes: number, target: Target) {
  return { intensity, duration: { type: 'time', unit: 'minutes', value: 60 * minutes }, target } as const
}
