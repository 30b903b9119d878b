import type { Workout } from '#contracts/workouts.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { call, type Fetch } from '#web/lib/api.ts'

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const

const run: NewWorkout = {
  name: 'Five hard fours',
  sport: 'running',
  type: 'interval',
  steps: [
    { name: 'Warm up', intensity: 'warmup', duration: minutes(12), target: { type: 'pace', zoneNumber: 1 } },
    {
      name: 'Interval',
      notes: 'Hold it even; the last one looks like the first.',
      intensity: 'interval',
      duration: minutes(4),
      target: { type: 'pace', zoneNumber: 5, rangeMin: 230, rangeMax: 245, rangeUnit: 'km' },
    },
    { name: 'Recovery', intensity: 'recovery', duration: minutes(2.5), target: { type: 'heartrate', zoneNumber: 1 } },
    { repeat: { steps: 2, count: 5 } },
    { name: 'Cooldown', intensity: 'cooldown', duration: minutes(10) },
  ],
}

const ride: NewWorkout = {
  name: 'Sweet spot, two by twenty',
  sport: 'cycling',
  type: 'sweet spot',
  steps: [
    { name: 'Warm up', intensity: 'warmup', duration: minutes(15), target: { type: 'power', zoneNumber: 2 } },
    { name: 'Sweet spot', intensity: 'interval', duration: minutes(20), target: { type: 'power', zoneNumber: 4 } },
    { name: 'Recovery', intensity: 'recovery', duration: minutes(5), target: { type: 'power', zoneNumber: 1 } },
    { repeat: { steps: 2, count: 2 } },
    { name: 'Cooldown', intensity: 'cooldown', duration: minutes(10), target: { type: 'open' } },
  ],
}

const metres = (value: number) => ({ type: 'distance', unit: 'meters', value }) as const

const swim: NewWorkout = {
  name: 'Ten hundreds',
  sport: 'swimming',
  type: 'interval',
  steps: [
    { name: 'Warm up', intensity: 'warmup', duration: metres(400), target: { type: 'pace', zoneNumber: 1 } },
    { name: 'Interval', intensity: 'interval', duration: metres(100), target: { type: 'pace', zoneNumber: 4 } },
    { name: 'Rest', intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 20 } },
    { repeat: { steps: 2, count: 10 } },
    { name: 'Cooldown', intensity: 'cooldown', duration: metres(200), target: { type: 'pace', zoneNumber: 1 } },
  ],
}

/** Saves three workouts, one of each sport. */
export async function saveWorkouts(api: Fetch): Promise<Workout[]> {
  const saved: Workout[] = []
  for (const workout of [run, ride, swim]) saved.push(await call('post /api/workouts', workout, api))
  return saved
}
