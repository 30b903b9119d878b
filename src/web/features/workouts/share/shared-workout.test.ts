import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Fetch } from '../../../lib/api.ts'
import { sharedHead, sharedWorkout, sharedWorkoutPage } from './shared-workout.ts'

const id = '01990000-0000-7000-8000-000000000001'
const workout = {
  id,
  name: 'Hill <repeats> & "co"',
  sport: 'running',
  type: 'interval',
  steps: [
    {
      intensity: 'active',
      duration: { type: 'time', unit: 'minutes', value: 3000 },
      target: { type: 'pace', zoneNumber: 3 },
    },
  ],
  poolLength: null,
  is_private: false,
  is_listed: false,
  created_at: '2026-03-14T07:00:00.000Z',
  updated_at: '2026-03-14T07:00:00.000Z',
  user: { full_name: 'Maren Holt' },
}
const answering =
  (status: number, body: unknown): Fetch =>
  async () =>
    Response.json(body, { status })

test('a workout is read with its validity', async () => {
  expect(await sharedWorkout(id, answering(200, workout))).toEqual({ workout, valid: true })
  const broken = { ...workout, steps: [{ repeat: { steps: 3, count: 2 } }] }
  expect(await sharedWorkout(id, answering(200, broken))).toEqual({ workout: broken, valid: false })
})

test.each([404, 400])('status %i means that there is no such workout', async (status) => {
  const asked = sharedWorkoutPage('nonsense', answering(status, { error: 'No.', code: 'no' }))
  expect(isNotFound(await asked.catch((error: unknown) => error))).toBe(true)
})

test('a server error does not mean that the workout is missing', async () => {
  const asked = sharedWorkoutPage(id, answering(503, { error: 'Come back later.', code: 'busy' }))
  await expect(asked).rejects.toThrow('Come back later.')
})

test('a link preview says the kind, the length and the author, with absolute URLs', async () => {
  const { meta, links } = sharedHead(await sharedWorkout(id, answering(200, workout)), 'https://pace.example')
  const find = (key: string) => meta.find((tag) => 'property' in tag && tag.property === key)?.content
  expect(find('og:title')).toBe(workout.name)
  expect(find('og:description')?.replaceAll('\u202f', ' ')).toMatch(
    /^Running, Interval: 50:00, ≈ [\d.]+ km\. A structured workout by Maren Holt\.$/,
  )
  expect(find('og:url')).toBe(`https://pace.example/workout/${id}`)
  expect(find('og:image')).toBe(`https://pace.example/api/workouts/${id}/picture.png`)
  expect(find('og:image:alt')).toContain('The profile of Hill <repeats> & "co". Running, Interval: 50:00')
  expect(links).toEqual([{ rel: 'canonical', href: `https://pace.example/workout/${id}` }])
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  const listed = sharedHead(await sharedWorkout(id, answering(200, { ...workout, is_listed: true })), '')
  expect(listed.meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
})
