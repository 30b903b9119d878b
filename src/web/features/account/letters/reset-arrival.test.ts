import { expect, test } from 'vitest'
import { arrivalOf, hashOf, type Visit } from './reset-arrival.ts'

const session = { access_token: 'a.b-c_d', refresh_token: 'r+/=' }

const arrivalBy = (hash: string) => arrivalOf({ search: '', hash: `#${hash}` })

test.each(['#', ''])('tokens in the hash begin a visit with its reason, also after "%s"', (sign) => {
  const arrivalBy = (hash: string) => arrivalOf({ search: '', hash: `${sign}${hash}` })
  expect(arrivalBy(hashOf(session, 'recovery'))).toEqual({
    by: 'visit',
    visit: { reason: 'recovery', carried: session },
  })
  expect(arrivalBy(hashOf(session, 'signup'))).toMatchObject({ visit: { reason: 'signup' } })
  expect(arrivalBy(hashOf(session, 'invite'))).toMatchObject({ visit: { reason: 'invite' } })
})

test('an athlete who signed up without a password is asked for one, unless the provider does not say', () => {
  const reasonWith = (user: object) => arrivalBy(hashOf({ ...session, user }, 'signup'))
  expect(reasonWith({ has_password: false })).toMatchObject({ visit: { reason: 'invite' } })
  expect(reasonWith({ has_password: true })).toMatchObject({ visit: { reason: 'signup' } })
  expect(reasonWith({})).toMatchObject({ visit: { reason: 'signup' } })
  const recovering = hashOf({ ...session, user: { has_password: false } }, 'recovery')
  expect(arrivalBy(recovering)).toMatchObject({ visit: { reason: 'recovery' } })
})

test.each([
  ['?code=34e4', '', { by: 'visit', visit: { reason: 'recovery', carried: { code: '34e4' } } }],
  ['', '#access_token=alone', { by: 'nothing' }],
  ['?message=Hello', '', { by: 'nothing' }],
  [
    '',
    '#error=access_denied&error_description=Email+link+has+expired',
    { by: 'error', sentence: 'Email link has expired' },
  ],
  ['?error_description=Denied&code=x', '', { by: 'error', sentence: 'Denied' }],
  [`?error_description=${'x'.repeat(201)}`, '', { by: 'error', sentence: 'x'.repeat(200) }],
])('%s %s', (search, hash, arrival) => {
  expect(arrivalOf({ search, hash })).toEqual(arrival)
})

test('a reload continues the visit of the link, and a newer link begins another', () => {
  const visit: Visit = { reason: 'signup', carried: session }
  expect(arrivalOf({ search: '', hash: '' }, visit)).toEqual({ by: 'visit', visit })
  expect(arrivalOf({ search: '', hash: `#${hashOf(session, 'recovery')}` }, visit)).toMatchObject({
    visit: { reason: 'recovery' },
  })
})
