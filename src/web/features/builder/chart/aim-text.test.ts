import { expect, test } from 'vitest'
import type { Step, Target } from '#domain/workout/step.ts'
import { boundsAt } from '#tests/support/workouts/own-bounds.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { aimText } from './aim-text.ts'

const textOf = (target: Target | undefined, own: Partial<Step> = {}) =>
  aimText({ ...step('interval', minutes(4), target), ...own }, 'cycling', 250).replaceAll('\u202f', ' ')

test("what is pulled is named first, and the athlete's own figures after it", () => {
  expect(textOf({ type: 'power', percentMin: 90, percentMax: 95 })).toBe('90–95 % of FTP · 225–238 W')
  expect(textOf({ type: 'power', rangeMin: 225, rangeMax: 250 })).toBe('225–250 W · 90–100 % of FTP')
  expect(textOf({ type: 'power', zoneNumber: 2 })).toBe('Zone 2 · Endurance · 138–175 W')
  expect(textOf({ type: 'power', percentMin: 90, percentMax: 95, zoneNumber: 4, rangeMin: 200, rangeMax: 201 })).toBe(
    '90–95 % of FTP · 200–201 W',
  )
  expect(textOf(undefined, { effort: 8 })).toBe('effort 8 of 10')
})

test('a zone with own bounds has their watts', () => {
  const zones = { effort: boundsAt(40, 60, 78, 92, 101, 112, 140, 300) }
  const aimed = step('interval', minutes(4), { type: 'power', zoneNumber: 3 })
  expect(aimText(aimed, 'cycling', 250, zones)).toBe('Zone 3 · Tempo · 195–230\u202fW')
})
