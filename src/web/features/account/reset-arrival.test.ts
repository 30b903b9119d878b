import { expect, test } from 'vitest'
import { arrivalOf, hashOf } from './reset-arrival.ts'

const session = { access_token: 'a.b-c_d', refresh_token: 'r+/=' }

test('tokens in the hash bring a session, and say whether it is a new athlete’s', () => {
  expect(arrivalOf({ search: '', hash: `#${hashOf(session, 'recovery')}` })).toEqual({
    by: 'tokens',
    ...session,
    signedUp: false,
  })
  expect(arrivalOf({ search: '', hash: `#${hashOf(session, 'signup')}` })).toMatchObject({ signedUp: true })
})

test.each([
  ['?code=34e4', '', { by: 'code', code: '34e4' }],
  ['', '#access_token=alone', { by: 'nothing' }],
  ['?message=Hello', '', { by: 'nothing' }],
  [
    '',
    '#error=access_denied&error_description=Email+link+has+expired',
    { by: 'trouble', sentence: 'Email link has expired' },
  ],
  ['?error_description=Denied&code=x', '', { by: 'trouble', sentence: 'Denied' }],
])('%s %s', (search, hash, arrival) => {
  expect(arrivalOf({ search, hash })).toEqual(arrival)
})

test('a reload goes on with what the link began, and a newer link begins anew', () => {
  expect(arrivalOf({ search: '', hash: '' }, { signedUp: true })).toEqual({ by: 'visit', signedUp: true })
  expect(arrivalOf({ search: '', hash: `#${hashOf(session, 'recovery')}` }, { signedUp: true })).toMatchObject({
    by: 'tokens',
    signedUp: false,
  })
})
