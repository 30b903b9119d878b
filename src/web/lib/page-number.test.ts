import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test.each([
  ['1', 1],
  ['42', 42],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['last', undefined],
  ['', undefined],
  ['99999999999999999999', undefined],
])('page %j of the library is %s', (written, page) => {
  expect(pageNumber(written)).toBe(page)
})
