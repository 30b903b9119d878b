import { expect, test } from 'vitest'
import { routeLibrarySearch } from './route-library-search.ts'

test.each([
  [{}, {}],
  [{ search: '' }, {}],
  [{ search: '  ' }, {}],
  [{ search: ['lake'] }, {}],
  [{ search: ' lake ' }, { search: 'lake' }],
  [{ search: 10 }, { search: '10' }],
  [{ search: 'x'.repeat(60), page: 2 }, { search: 'x'.repeat(50) }],
])('the address %j searches for %j', (written, read) => {
  expect(routeLibrarySearch(written)).toEqual(read)
})
