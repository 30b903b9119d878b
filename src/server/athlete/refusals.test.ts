import { expect, test } from 'vitest'
import { problemOf } from './refusals.ts'

const over = 'Your session is over. Sign in again.'

test.each([
  [401, '', 'No.', 'bad-token', over],
  [403, 'session_not_found', 'No.', 'bad-token', over],
  [403, 'bad_jwt', 'No.', 'bad-token', over],
  [401, 'insufficient_aal', 'Use your second factor.', 'not-allowed', 'Use your second factor.'],
  [429, 'over_request_rate_limit', 'Wait.', 'too-often', 'Wait.'],
  [403, 'user_banned', 'User is banned.', 'not-allowed', 'User is banned.'],
  [422, 'signup_disabled', 'No sign-ups.', 'not-allowed', 'No sign-ups.'],
  [422, 'weak_password', 'Too short.', 'invalid', 'Too short.'],
  [422, 'reauthentication_not_valid', 'Nonce.', 'invalid', 'This code is not right, or it has expired.'],
  [400, 'validation_failed', '', 'invalid', 'The auth provider refuses this.'],
])('the provider’s refusal %i %s "%s" becomes our %s: %s', (status, code, message, ours, sentence) => {
  expect(problemOf({ ok: false, status, code, message })).toMatchObject({ code: ours, message: sentence })
})

test('a refusal of a password or an address names its field', () => {
  const fieldsOf = (code: string) => problemOf({ ok: false, status: 422, code, message: 'No.' }).fields
  for (const code of ['email_exists', 'email_address_invalid', 'email_address_not_authorized'])
    expect(fieldsOf(code)).toEqual({ email: 'No.' })
  expect(fieldsOf('weak_password')).toEqual({ password: 'No.' })
  expect(fieldsOf('validation_failed')).toBeUndefined()
})

test('a refusal for too many requests says to wait a minute', () => {
  expect(problemOf({ ok: false, status: 429, code: '', message: 'Wait.' }).headers).toEqual({ 'retry-after': '60' })
})
