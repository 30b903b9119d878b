import { expect, test } from 'vitest'
import { routerSearch } from './router-search.ts'

const { parseSearch, stringifySearch } = routerSearch

test.each([
  ['?pace=4.30', { pace: '4.30' }],
  ['?pace=4.3', { pace: 4.3 }],
  ['?ftp=250', { ftp: 250 }],
  ['?name=007', { name: '007' }],
  ['?size=1e3', { size: '1e3' }],
  ['?register=true', { register: true }],
  ['?message=Too+old', { message: 'Too old' }],
  ['?message=%22250%22', { message: '250' }],
])('the search %s is read and written again', (written, search) => {
  expect(parseSearch(written)).toEqual(search)
  expect(stringifySearch(search)).toBe(written)
})

test('broken text in a search stays text', () => {
  expect(parseSearch('?a={&b=[1&c=-')).toEqual({ a: '{', b: '[1', c: '-' })
})
