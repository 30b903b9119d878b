import { expect, test } from 'vitest'
import { adminSearch } from './admin-search.ts'

test.each([
  [{}, {}],
  [{ tab: 'athletes' }, {}],
  [{ tab: 'log' }, { tab: 'log' }],
  [{ tab: 'billing', search: ['a'] }, {}],
  [{ search: 'robin' }, { search: 'robin' }],
  [{ search: 42 }, { search: '42' }],
  [{ search: '' }, {}],
])('the address %j opens %j', (written, read) => {
  expect(adminSearch(written)).toEqual(read)
})
