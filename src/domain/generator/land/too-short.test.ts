import { expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import type { GenerateRequest } from '../request.ts'
import type { Aims } from './main-sets/aims.ts'
import { tooShortRemark } from './too-short.ts'

const remarksOf = (aims: Partial<Aims>, change: Partial<GenerateRequest> = {}) =>
  tooShortRemark(contextFor(acceptOrThrow({ ...usualRequest('running', 'threshold'), ...change })), {
    bout: [300, 600],
    bouts: [3, 5],
    work: [1200, 1800],
    share: [0.2, 0.5],
    rest: [0.25, 0.5],
    ...aims,
  })
const minutes = (durationValue: number) => ({ durationValue })

test.each([
  // Ten minutes of warm-up, three of cool-down, twenty of work, five of recoveries: 38 minutes.
  { aims: {}, least: 40 },
  { aims: { hard: true } as const, least: 40 },
  { aims: { hard: true, setPauseSeconds: 120 } as const, least: 45 },
  { aims: { work: [1320, 1800] } as const, least: 45 },
  // One bout needs no recovery: 33 minutes.
  { aims: { bouts: [1, 5], setPauseSeconds: 180 } as const, least: 35 },
])('below $least minutes a session with the aims $aims says that it is short', ({ aims, least }) => {
  expect(remarksOf(aims, minutes(least))).toEqual([])
  expect(remarksOf(aims, minutes(least - 0.5))).toEqual([
    `This is short for Threshold: ask for ${least} minutes or more, and there is room for a full warm-up and all of the work.`,
  ])
})

test('a session by distance names a distance', () => {
  const byDistance = (durationValue: number) =>
    remarksOf({}, { durationType: 'distance', durationUnit: 'kilometers', durationValue })
  expect(byDistance(4)[0]).toMatch(/ask for \d(\.\d)? kilometers or more/)
  expect(byDistance(10)).toEqual([])
})
