import { describe, expect, test } from 'vitest'
import type { Target } from '#domain/workout/step.ts'
import { boundsAt } from '#tests/support/workouts/own-bounds.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { shortTarget, targetWords } from './target-words.ts'

test('a zone is shown in the athlete’s own watts', () => {
  const words = targetWords(step('interval', minutes(4), { type: 'power', zoneNumber: 5 }), 'cycling', 264)
  expect(words).toEqual({ zone: 'Zone 5 · Threshold', range: '254–277\u202fW', percent: '96–105\u202f% of FTP' })
})

test('a zone is shown in the athlete’s own pace, the faster end first', () => {
  const words = targetWords(step('active', minutes(4), { type: 'pace', zoneNumber: 4 }), 'running', 270)
  expect(words.range).toBe('4:22–4:43\u202f/km')
})

test('a written range takes precedence over one calculated from a zone', () => {
  const target = { type: 'power', zoneNumber: 5, rangeMin: 250, rangeMax: 260 } as const
  expect(shortTarget(step('interval', minutes(4), target), 'cycling', 264)).toBe('250–260\u202fW')
})

test('a heart-rate zone has no percentage', () => {
  const words = targetWords(step('active', minutes(4), { type: 'heartrate', zoneNumber: 3 }), 'running', 270)
  expect(words).toEqual({ zone: 'HR zone 3 · Moderately Hard' })
})

test('percents are shown in the athlete’s own watts or pace, and as percents where those are not known', () => {
  const power = step('warmup', minutes(10), { type: 'power', percentMin: 45, percentMax: 70, ramp: 'rising' })
  expect(targetWords(power, 'cycling', 264)).toEqual({ range: '119→185\u202fW', percent: '45→70\u202f% of FTP' })
  expect(shortTarget(power, 'cycling')).toBe('45→70\u202f% of FTP')
  const pace = step('active', minutes(10), { type: 'pace', percentMin: 90, percentMax: 100 })
  expect(targetWords(pace, 'running', 270)).toEqual({
    range: '4:30–5:00\u202f/km',
    percent: '90–100\u202f% of threshold',
  })
})

test('a falling ramp through a zone names its ends in the order they come', () => {
  const ramp = step('cooldown', minutes(10), { type: 'pace', zoneNumber: 4, ramp: 'falling' })
  expect(targetWords(ramp, 'running', 270)).toMatchObject({
    range: '4:22→4:43\u202f/km',
    percent: '103→95\u202f% of threshold',
  })
})

test('a heart-rate zone is shown in the athlete’s own beats where they are known', () => {
  const target = { type: 'heartrate', zoneNumber: 4 } as const
  expect(targetWords(step('active', minutes(4), target), 'running', 270, { threshold: 160, resting: 50 })).toEqual({
    zone: 'HR zone 4 · Hard',
    range: '152–160\u202fbpm',
  })
})

test('a step without a target is open', () => {
  expect(targetWords(step('rest', minutes(1)), 'swimming')).toEqual({})
  expect(shortTarget(step('rest', minutes(1), { type: 'open' }), 'swimming')).toBe('open')
})

test('figures of another metric than the sport’s threshold have no percentage of it', () => {
  const watts = step('active', minutes(4), { type: 'power', rangeMin: 200, rangeMax: 250 })
  expect(targetWords(watts, 'running', 270)).toEqual({ range: '200–250\u202fW' })
  const pace = step('active', minutes(4), { type: 'pace', rangeMin: 120, rangeMax: 130, rangeUnit: 'km' })
  expect(targetWords(pace, 'cycling', 250)).toEqual({ range: '2:00–2:10\u202f/km' })
  const zoneOfPace = step('active', minutes(4), { type: 'pace', zoneNumber: 3 })
  expect(targetWords(zoneOfPace, 'cycling', 250)).toEqual({ zone: 'Zone 3' })
  const percents = step('active', minutes(4), { type: 'power', percentMin: 75, percentMax: 94 })
  expect(targetWords(percents, 'running', 270)).toEqual({ percent: '75–94\u202f% of FTP' })
})

test('percents of heart rate are rounded to whole beats', () => {
  const target = { type: 'heartrate', percentMin: 85, percentMax: 91 } as const
  // 85 % of 167 is 141.95, and 91 % of it 151.97.
  const words = targetWords(step('active', minutes(4), target), 'running', 270, { threshold: 167, resting: 50 })
  expect(words.range).toBe('142–152\u202fbpm')
})

test('calculated figures are rounded to the nearest whole number', () => {
  const power = step('active', minutes(4), { type: 'power', rangeMin: 208, rangeMax: 229 })
  // 208 W are 78.8 % of 264 W, and 229 W are 86.7 %.
  expect(targetWords(power, 'cycling', 264)).toEqual({ range: '208–229\u202fW', percent: '79–87\u202f% of FTP' })
  expect(targetWords(power, 'cycling')).toEqual({ range: '208–229\u202fW' })
  const percents = step('active', minutes(4), { type: 'heartrate', percentMin: 85, percentMax: 91, ramp: 'rising' })
  expect(targetWords(percents, 'running', 270, { threshold: 170, resting: 50 }).range).toBe('145→155\u202fbpm')
})

test('a target of a type alone has no zone, range or percentage', () => {
  for (const type of ['power', 'pace', 'heartrate'] as const)
    expect(targetWords(step('active', minutes(4), { type, percentMin: 90 }), 'running')).toEqual({})
  expect(
    targetWords(step('active', minutes(4), { type: 'pace', percentMax: 90 }), 'running', 270).range,
  ).toBeUndefined()
})

test('an effort is said where there is no target, and beside one', () => {
  const felt = { ...step('interval', minutes(1), { type: 'open' }), effort: 9 }
  expect(targetWords(felt, 'running')).toEqual({ effort: 'effort 9 of 10' })
  expect(shortTarget(felt, 'running')).toBe('effort 9 of 10')
  const aimed = { ...felt, target: { type: 'heartrate', zoneNumber: 4 } as const }
  expect(targetWords(aimed, 'running')).toEqual({ zone: 'HR zone 4 · Hard', effort: 'effort 9 of 10' })
  expect(shortTarget(aimed, 'running')).toBe('HR zone 4 · Hard')
})

test('percents between two zones say so, and the figures stay in the short words', () => {
  const vo2 = step('interval', minutes(4), { type: 'power', percentMin: 106, percentMax: 120 })
  const between = 'between Threshold and VO2 Max'
  expect(targetWords(vo2, 'cycling')).toEqual({ percent: '106–120\u202f% of FTP', between })
  expect(targetWords(vo2, 'cycling', 250)).toMatchObject({ range: '265–300\u202fW', between })
  expect(shortTarget(vo2, 'cycling')).toBe('106–120\u202f% of FTP')
  const ramp = { ...vo2, target: { type: 'power', percentMin: 106, percentMax: 120, ramp: 'rising' } as const }
  expect(targetWords(ramp, 'cycling')).not.toHaveProperty('between')
  const inPace = { ...vo2, target: { type: 'power', percentMin: 106, percentMax: 120 } as const }
  expect(targetWords(inPace, 'running')).not.toHaveProperty('between')
})

describe('with own bounds of zones', () => {
  const zones = {
    effort: boundsAt(40, 60, 78, 92, 101, 112, 140, 300),
    heartRate: boundsAt(60, 78, 86, 93, 101, 110),
  }
  const words = (target: Target) =>
    targetWords(step('active', minutes(4), target), 'cycling', 250, { threshold: 170, resting: 50 }, zones)

  test('a zone is shown in the watts and beats of these bounds', () => {
    expect(words({ type: 'power', zoneNumber: 3 })).toEqual({
      ...{ zone: 'Zone 3 · Tempo', range: '195–230\u202fW', percent: '78–92\u202f% of FTP' },
    })
    expect(words({ type: 'heartrate', zoneNumber: 2 })).toEqual({
      zone: 'HR zone 2 · Steady',
      range: '133–146\u202fbpm',
    })
    const zone3 = step('active', minutes(4), { type: 'power', zoneNumber: 3 })
    expect(shortTarget(zone3, 'cycling', 250, zones)).toBe('195–230\u202fW')
  })

  test('percents are said to be in the zone that they lie in, or in none', () => {
    const part = { type: 'power', zoneNumber: 2 } as const
    expect(words({ ...part, percentMin: 50, percentMax: 58 }).zone).toBe('Zone 1 · Active Recovery')
    expect(words({ ...part, percentMin: 58, percentMax: 62 })).not.toHaveProperty('zone')
    expect(words({ type: 'power', percentMin: 106, percentMax: 111 })).not.toHaveProperty('between')
    const apart = { effort: zones.effort.map((one, at) => (at === 5 ? { ...one, percentMin: 120 } : one)) }
    const vo2 = step('interval', minutes(4), { type: 'power', percentMin: 113, percentMax: 118 })
    expect(targetWords(vo2, 'cycling', 250, undefined, apart).between).toBe('between Threshold and VO2 Max')
  })
})
