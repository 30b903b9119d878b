import { expect, test } from 'vitest'
import { type Letter, leadsToPassword, letterOf } from './letter.ts'

test('a mailed link carries its token, its kind and where to go afterwards', () => {
  expect(letterOf('?token_hash=12e4&type=recovery')).toEqual({ token_hash: '12e4', type: 'recovery', next: null })
  expect(letterOf('?token_hash=ab&type=email_change&next=/dashboard')).toMatchObject({ next: '/dashboard' })
})

test.each(['', '?type=signup', '?token_hash=&type=signup', '?token_hash=ab', '?token_hash=ab&type=sms'])(
  '%j is no letter of ours',
  (search) => {
    expect(letterOf(search)).toBeUndefined()
  },
)

test.each([
  ['signup', true],
  ['invite', true],
  ['email', true],
  ['recovery', true],
  ['magiclink', false],
  ['email_change', false],
] as [Letter['type'], boolean][])('a letter of the type %s leads to a new password: %s', (type, leads) => {
  expect(leadsToPassword({ token_hash: '12e4', type, next: null })).toBe(leads)
})
