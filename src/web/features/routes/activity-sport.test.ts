import { expect, test } from 'vitest'
import { sportOf } from '#domain/sports/registry.ts'
import { sportOfActivity } from './activity-sport.ts'

test.each([
  ['foot-walking', 'Running'],
  ['cycling-road', 'Cycling'],
  ['swimming', 'Swimming'],
  ['running', 'Running'],
] as const)('%s is shown as %s', (activity, label) => {
  expect(sportOf(sportOfActivity(activity)).label).toBe(label)
})
