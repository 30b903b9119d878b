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

test('the part of an address before the @ is a weak password', () => {
  expect(weakness('longname', 'longname@example.org', 8)?.reasons).toEqual(['pwned'])
})

test('comments and empty lines of the list are not passwords', () => {
  expect(weakness('', email, 0)).toBeUndefined()
  const comment = '# a copy of this software and associated documentation files (the'
  expect(weakness(comment, email, 8)).toBeUndefined()
})

test('a weak password is refused with its reasons', () => {
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
