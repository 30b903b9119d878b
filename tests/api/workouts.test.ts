import { expect, test } from 'vitest'
import { anAthlete } from '#tests/people.ts'

test('a workout is saved and read', async () => {
  const { api } = await anAthlete()
  const steps = [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }] as const
  const { id } = await api('post /api/workouts', { name: 'Easy', sport: 'running', steps: [...steps] })
  expect((await api('get /api/workouts/{id}', { id })).steps).toEqual(steps)
})
