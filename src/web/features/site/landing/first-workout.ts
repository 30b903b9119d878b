import type { StoredSteps } from '#domain/workout/step.ts'

/** The workout on the front page: a ride with five intervals of three minutes, for an FTP of 264 W. */
export const firstWorkout = {
  sport: 'cycling',
  reference: 264,
  steps: [
    {
      intensity: 'warmup',
      duration: minutes(10),
      target: { type: 'power', rangeMin: 119, rangeMax: 166, ramp: 'rising' },
    },
    {
      name: 'Endurance',
      intensity: 'active',
      duration: minutes(21),
      target: { type: 'power', rangeMin: 156, rangeMax: 172 },
    },
    { intensity: 'recovery', duration: minutes(2.5), target: { type: 'power', rangeMin: 127, rangeMax: 143 } },
    { intensity: 'interval', duration: minutes(3), target: { type: 'power', rangeMin: 285, rangeMax: 304 } },
    { intensity: 'recovery', duration: minutes(2), target: { type: 'power', rangeMin: 132, rangeMax: 158 } },
    { repeat: { steps: 2, count: 5 } },
    {
      intensity: 'cooldown',
      duration: minutes(6.5),
      target: { type: 'power', rangeMin: 119, rangeMax: 180, ramp: 'falling' },
    },
  ] satisfies StoredSteps,
} as const

function minutes(value: number) {
  return { type: 'time', unit: 'minutes', value: value * 60 } as const
}
