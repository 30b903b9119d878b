import { describe, expect, test } from 'vitest'
import { entitlementOf, monthOf, renewalAfter, type Standing } from './entitlements.ts'

const start = new Date('2026-03-01T12:00:00Z')
const free: Standing = { role: 'athlete', subscription: null, billing: 'sandbox', now: start }
const lapsed = (type: 'standard' | 'premium') => ({ type, active: false, start_date: start })
const later = (days: number, ms = 0) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000 + ms)

describe('the access right', () => {
  test('needs a plan, a trial or a role', () => {
    expect(entitlementOf(free)).toEqual({ mayGenerate: false, allowance: null, trialEndsAt: null })
  })

  test.each([
    ['standard', 20],
    ['premium', 100],
  ] as const)('comes with an active %s plan and %i generations a month', (type, allowance) => {
    const subscription = { type, active: true, start_date: start }
    expect(entitlementOf({ ...free, subscription, now: later(100) })).toEqual({
      mayGenerate: true,
      allowance,
      trialEndsAt: null,
    })
  })

  test('is given for seven days of trial, to the last moment, without payment', () => {
    const standing = { ...free, subscription: lapsed('standard') }
    expect(entitlementOf({ ...standing, now: later(7) })).toMatchObject({ mayGenerate: true, allowance: 20 })
    expect(entitlementOf({ ...standing, now: later(7, 1) })).toMatchObject({ mayGenerate: false, trialEndsAt: null })
  })

  test('is not given by a trial of premium', () => {
    expect(entitlementOf({ ...free, subscription: lapsed('premium') })).toMatchObject({ mayGenerate: false })
  })

  test.each(['admin', 'beta_tester'] as const)(
    'is given to the role %s regardless of plan, without counting',
    (role) => {
      expect(entitlementOf({ ...free, role })).toMatchObject({ mayGenerate: true, allowance: null })
    },
  )

  test('is given to everyone with billing off', () => {
    expect(entitlementOf({ ...free, billing: 'off' })).toMatchObject({ mayGenerate: true, allowance: null })
  })
})

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-01-01', '2026-02-01T00:00:00.000Z'],
  ['2026-02-01T00:00:00.000Z', '2026-02-01', '2026-03-01T00:00:00.000Z'],
  ['2026-12-15T08:00:00.000Z', '2026-12-01', '2027-01-01T00:00:00.000Z'],
])('a generation at %s counts in %s, which renews at %s', (moment, month, renewal) => {
  expect(monthOf(new Date(moment))).toBe(month)
  expect(renewalAfter(new Date(moment)).toISOString()).toBe(renewal)
})
