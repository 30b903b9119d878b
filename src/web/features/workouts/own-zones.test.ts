import { expect, test } from 'vitest'
import type { AthleteMetrics } from '#contracts/user.ts'
import { skylineOf } from '#domain/profile/bars.ts'
import { boundsAt } from '#tests/support/workouts/own-bounds.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { hardestWords } from './card/hardest-words.ts'
import { flagText } from './chart/flag.ts'
import { summaryOf } from './chart/summary.ts'
import { ownZones } from './own-zones.ts'

const effort = boundsAt(40, 60, 78, 92, 101, 112, 140, 300)
const heartRate = boundsAt(60, 78, 86, 93, 101, 110)
const profileOf = (athlete_metrics: AthleteMetrics) => ({
  meta: { service_connections: [], athlete_metrics, preferences: {} },
})

test('each sport has the own bounds that the profile names for it', () => {
  const profile = profileOf({ cycling_power_zones: effort, running_heart_rate_zones: heartRate })
  expect(ownZones(profile, 'cycling')).toEqual({ effort })
  expect(ownZones(profile, 'running')).toEqual({ heartRate })
  expect(ownZones(profile, 'swimming')).toEqual({ heartRate })
  expect(ownZones(profileOf({ cycling_ftp: 250 }), 'cycling')).toBeUndefined()
  expect(ownZones(null, 'cycling')).toBeUndefined()
})

test('cards, flags and summaries say the watts of the own bounds', () => {
  const steps = [step('active', minutes(10), { type: 'power', zoneNumber: 3 })]
  const zones = { effort }
  expect(hardestWords(steps, 'cycling', 250, zones)).toBe('10:00 at 195–230\u202fW')
  expect(summaryOf(steps, 'cycling', 250, zones)).toContain('195–230\u202fW')
  const [bar] = skylineOf(steps, 'cycling', 250).bars
  expect(bar && flagText(bar, 'cycling', 250, zones).what).toBe('10:00 at 195–230\u202fW')
})
