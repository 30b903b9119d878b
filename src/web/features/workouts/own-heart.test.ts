import { expect, test } from 'vitest'
import type { AthleteMetrics } from '#contracts/user.ts'
import { ownHeart } from './own-heart.ts'

test.each<[AthleteMetrics, ReturnType<typeof ownHeart>]>([
  [
    { threshold_heart_rate: 168, resting_heart_rate: 48 },
    { threshold: 168, resting: 48 },
  ],
  [{ threshold_heart_rate: 168 }, undefined],
  [{ resting_heart_rate: 48 }, undefined],
  [{ threshold_heart_rate: 60, resting_heart_rate: 60 }, undefined],
  [{}, undefined],
])('the heart rates of an athlete with %j are %j', (athlete_metrics, heart) => {
  expect(ownHeart({ meta: { service_connections: [], preferences: {}, athlete_metrics } })).toEqual(heart)
})

test('without a profile the heart rates are unknown', () => {
  expect(ownHeart(null)).toBeUndefined()
})
