import { expect, test } from 'vitest'
import { requireGoodPassword, weakness } from './policy.ts'

const email = 'robin@example.org'

test.each([
  ['a long walk home', undefined],
  ['12345678', 'pwned'],
  ['Password', 'pwned'],
  ['PASSWORD1', 'pwned'],
  ['aaaaaaaaaa', 'pwned'],
  ['aaaaaaaaab', undefined],
  ['baaaaaaaaa', undefined],
  ['ÉÉÉÉÉÉÉÉ', 'pwned'],
  ['Robin@Example.org', 'pwned'],
  ['robinrobin', undefined],
  ['# passwords', undefined],
  ['1234567', 'length'],
  ['🚲🚲🚲🚲🚲🚲🚲', 'length'],
  ['🚲🏃🏊🚲🏃🏊🚲🏃', undefined],
])('%s is weak: %s', (password, reason) => {
  expect(weakness(password, email, 8)?.reasons).toEqual(reason && [reason])
})

test('what stands before the @ of an address is no password of its own', () => {
  expect(weakness('longname', 'longname@example.org', 8)?.reasons).toEqual(['pwned'])
})

test('a comment or an empty line of the list is no password', () => {
  expect(weakness('', email, 0)).toBeUndefined()
})

test('a weak password is refused with what is wrong with it', () => {
  expect(() => requireGoodPassword('short', email, 8)).toThrow(
    expect.objectContaining({
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      extra: { weak_password: { reasons: ['length'] } },
    }),
  )
  expect(() => requireGoodPassword('a long walk home', email, 8)).not.toThrow()
})
