import { expect, test } from 'vitest'
import { accessChange, planSentence, undoOf } from './access-change.ts'

const free = { role: 'athlete', plan: null } as const
const paying = { role: 'athlete', plan: 'standard' } as const

test('only what differs is changed', () => {
  expect(accessChange(free, { role: 'athlete', plan: 'none' })).toBeUndefined()
  expect(accessChange(free, { role: 'admin', plan: 'none' })).toEqual({ role: 'admin' })
  expect(accessChange(paying, { role: 'athlete', plan: 'none' })).toEqual({ plan: null })
  expect(accessChange(paying, { role: 'beta_tester', plan: 'premium' })).toEqual({
    role: 'beta_tester',
    plan: 'premium',
  })
})

test('a role and a first plan can be taken back, a plan that ended cannot', () => {
  expect(undoOf(free, { role: 'admin' })).toEqual({ role: 'athlete' })
  expect(undoOf(paying, { role: 'admin' })).toEqual({ role: 'athlete' })
  expect(undoOf(free, { role: 'admin', plan: 'premium' })).toEqual({ role: 'athlete', plan: null })
  expect(undoOf(paying, { plan: null })).toBeUndefined()
  expect(undoOf(paying, { plan: 'premium' })).toBeUndefined()
})

test.each([
  [null, 'none', 'Plans workouts by hand.'],
  ['standard', 'standard', 'Stays as it is.'],
  [null, 'standard', 'Standard begins now, with its trial of seven days.'],
  ['premium', 'none', 'Premium ends now, and would begin anew if you gave it again.'],
] as const)('from %s to %s it says: %s', (before, after, sentence) => {
  expect(planSentence(before, after)).toBe(sentence)
})
