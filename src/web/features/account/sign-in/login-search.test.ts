import { expect, test } from 'vitest'
import { parseLoginSearch } from './login-search.ts'

test.each([
  [{}, {}],
  [{ register: true }, { register: true }],
  [{ register: 'true' }, { register: true }],
  [{ register: 'false' }, {}],
  [{ register: false, message: '' }, {}],
  // The router reads a message of digits as a number.
  [
    { message: 'Password updated', next: '/dashboard' },
    { message: 'Password updated', next: '/dashboard' },
  ],
  [{ message: 404 }, { message: '404' }],
  [{ message: { toString: 1 } }, {}],
  // Anyone can send a link with a message, so it is cut.
  [{ message: 'x'.repeat(201) }, { message: 'x'.repeat(200) }],
  [{ next: 7 }, {}],
])('the query %j of the login page asks for %j', (query, asked) => {
  expect(parseLoginSearch(query)).toEqual(asked)
})
