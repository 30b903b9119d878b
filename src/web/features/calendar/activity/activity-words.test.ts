import { describe, expect, test } from 'vitest'
import { activityHints, activityText } from './activity-words.ts'

const activity = {
  sport: 'running',
  started_at: '2026-11-18T23:30:00.000Z',
  utc_offset: null,
  seconds: 2710,
  metres: 10_023,
} as const
const title = { name: 'Easy', sport: 'running', type: null } as const
const item = { date: '2026-11-18', content: { kind: 'workout', workout_id: '', title } } as const

test('an activity is told with its start by the athlete’s clock', () => {
  expect(activityText(activity, 'Europe/London', 'as_written')).toBe(
    'Running · Wed 18 Nov, 23:30 · 45:10 · 10.02\u202fkm',
  )
  expect(activityText(activity, 'Europe/Berlin', 'as_written')).toContain('Thu 19 Nov, 00:30')
})

test('or by the clock of the place, if the file says so', () => {
  expect(activityText({ ...activity, utc_offset: -600 }, 'Europe/Berlin', 'as_written')).toContain('Wed 18 Nov, 13:30')
})

test.each([
  ['metric', 'running', '10.02\u202fkm'],
  ['imperial', 'running', '6.23\u202fmi'],
  ['metric', 'swimming', '10,023\u202fm'],
  ['imperial', 'swimming', '10,961\u202fyd'],
  ['imperial', null, '6.23\u202fmi'],
] as const)('its distance is read in %s units of %s: %s', (distances, sport, text) => {
  expect(activityText({ ...activity, sport }, 'UTC', distances).endsWith(` · ${text}`)).toBe(true)
})

test('what the file does not say is left out', () => {
  const bare = { sport: null, started_at: null, utc_offset: null, seconds: 60, metres: null }
  expect(activityText(bare, 'UTC', 'as_written')).toBe('1:00')
  expect(activityHints(bare, item, 'UTC')).toEqual([])
})

describe('a hint is given', () => {
  test('on another day than the entry’s', () => {
    expect(activityHints(activity, item, 'Europe/London')).toEqual([])
    expect(activityHints(activity, item, 'Europe/Berlin')).toEqual([
      'It was recorded on Thursday 19 November, and this is Wednesday 18 November.',
    ])
  })

  test('on another sport than the entry’s, but not on a race of any sport', () => {
    const swim = { ...activity, sport: 'swimming' } as const
    expect(activityHints(swim, item, 'UTC')).toEqual(['It is a swim, and this is a run.'])
    const race = { kind: 'race', name: 'City', sport: null, metres: null } as const
    expect(activityHints(swim, { ...item, content: race }, 'UTC')).toEqual([])
  })
})
