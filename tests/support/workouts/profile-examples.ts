import type { Duration, Step, StoredSteps } from '#domain/workout/step.ts'

// Workouts for the tests of the profile.

/** Twelve minutes of warm-up, five times four minutes hard, a cool-down. */
export const fiveFours: StoredSteps = [
  step('warmup', minutes(12), { type: 'power', zoneNumber: 2 }),
  step('interval', minutes(4), { type: 'power', zoneNumber: 5 }),
  step('recovery', minutes(2), { type: 'power', zoneNumber: 1 }),
  { repeat: { steps: 2, count: 5 } },
  step('cooldown', minutes(8), { type: 'power', zoneNumber: 1 }),
]

/** A rising warm-up, two hard bouts with rest, a cool-down: twenty minutes. */
export const rampAndBouts: StoredSteps = [
  step('warmup', minutes(10), { type: 'power', percentMin: 50, percentMax: 75, ramp: 'rising' }),
  step('interval', minutes(2), { type: 'power', zoneNumber: 5 }),
  step('rest', minutes(1)),
  { repeat: { steps: 2, count: 2 } },
  step('cooldown', minutes(4), { type: 'power', zoneNumber: 1 }),
]

export const hundreds: StoredSteps = [
  step('warmup', metres(400), { type: 'pace', zoneNumber: 1 }),
  step('interval', metres(100), { type: 'pace', zoneNumber: 4 }),
  step('rest', { type: 'time', unit: 'seconds', value: 15 }),
  { repeat: { steps: 2, count: 8 } },
  step('cooldown', metres(200), { type: 'pace', zoneNumber: 1 }),
]

export function step(intensity: Step['intensity'], duration: Duration, target?: Step['target']): Step {
  return { intensity, duration, ...(target && { target }) }
}

export function minutes(value: number): Duration {
  return { type: 'time', unit: 'minutes', value: value * 60 }
}

export function metres(value: number): Duration {
  return { type: 'distance', unit: 'meters', value }
}
