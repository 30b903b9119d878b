import { expect, test } from 'vitest'
import { loginSearch } from './login-search.ts'

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
  [{ next: 7 }, {}],
])('the query %j of the login page asks for %j', (query, asked) => {
  expect(loginSearch(query)).toEqual(asked)
})
