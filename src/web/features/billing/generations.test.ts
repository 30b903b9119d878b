import { expect, test } from 'vitest'
import { generationsLeft, mayGenerate, renewalDay } from './generations.ts'

const generations = (used: number) => ({ used, limit: 20, renews_at: '2026-12-01T00:00:00.000Z' })
const profile = (generate: boolean, used?: number) => ({
  access: { generate, trial_ends_at: null, generations: used === undefined ? null : generations(used) },
})

test.each([
  ['with a plan and something left', profile(true, 19), true],
  ['with a plan and nothing left', profile(true, 20), false],
  ['with nothing to count', profile(true), true],
  ['without a plan', profile(false), false],
  ['without a profile', null, false],
] as const)('%s an athlete may generate: %j → %s', (_, one, may) => {
  expect(mayGenerate(one)).toBe(may)
})

test('the generations left are never negative, and renew on a day in UTC', () => {
  expect([generationsLeft(generations(8)), generationsLeft(generations(25))]).toEqual([12, 0])
  expect(renewalDay(generations(8))).toMatch(/1/)
  expect(renewalDay(generations(8))).toContain('December')
})
