import { expect, test } from 'vitest'
import { ownPlan } from './own-plan.ts'

const subscription = { type: 'standard', active: true, start_date: '2026-03-01T12:00:00.000Z' } as const
const access = (generate: boolean) => ({ generate, trial_ends_at: null, generations: null })

test.each([
  ['nothing bought', null, false, 'FREE'],
  ['nothing bought where everybody may generate', null, true, 'FREE'],
  ['STANDARD', subscription, true, 'STANDARD'],
  ['STANDARD in its trial, not paid yet', { ...subscription, active: false }, true, 'STANDARD'],
  ['STANDARD that ran out', { ...subscription, active: false }, false, 'FREE'],
  ['PREMIUM', { ...subscription, type: 'premium' as const }, true, 'PREMIUM'],
] as const)('an athlete with %s is told of their own plan', (_, bought, generate, plan) => {
  expect(ownPlan({ subscription: bought, access: access(generate) })).toBe(plan)
})

test('an athlete whose profile could not be read counts as free', () => {
  expect(ownPlan(null)).toBe('FREE')
})
