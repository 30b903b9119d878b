import { expect, test } from 'vitest'
import { createKeptPages } from './kept-pages.ts'

const now = () => new Date(0)
const pageOf = (bytes: number) => ({ headers: {}, pieces: [new Uint8Array(bytes)], answers: [] })
const limits = { entries: 3, bytes: 100, milliseconds: 1000 }

test('with too many pages, the least recently used one is dropped', () => {
  const kept = createKeptPages(now, limits)
  for (const address of ['a', 'b', 'c']) kept.keep(address, pageOf(1))
  kept.find('a')
  kept.keep('d', pageOf(1))
  expect(['a', 'b', 'c', 'd'].filter((address) => kept.find(address))).toEqual(['a', 'c', 'd'])
})

test('pages are dropped until the rest is within the size, and a larger one is not kept', () => {
  const kept = createKeptPages(now, limits)
  kept.keep('a', pageOf(60))
  kept.keep('a', pageOf(50))
  kept.keep('b', pageOf(50))
  expect(kept.find('a')).toBeDefined()
  kept.keep('c', pageOf(50))
  kept.keep('d', pageOf(101))
  expect(['a', 'b', 'c', 'd'].filter((address) => kept.find(address))).toEqual(['a', 'c'])
})

test('a page of the largest size is kept, and a dropped page frees its size', () => {
  const kept = createKeptPages(now, limits)
  kept.keep('a', pageOf(100))
  expect(kept.find('a')).toBeDefined()
  kept.forget('a')
  kept.forget('a')
  kept.keep('b', pageOf(60))
  kept.keep('c', pageOf(40))
  expect(['a', 'b', 'c'].filter((address) => kept.find(address))).toEqual(['b', 'c'])
})

test('a page is kept for its time and no longer', () => {
  let at = 0
  const kept = createKeptPages(() => new Date(at), limits)
  kept.keep('a', pageOf(1))
  at = limits.milliseconds - 1
  expect(kept.find('a')).toBeDefined()
  at = limits.milliseconds
  expect(kept.find('a')).toBeUndefined()
})

test('an expired page makes room for others, even if it was used last', () => {
  let at = 0
  const kept = createKeptPages(() => new Date(at), limits)
  kept.keep('a', pageOf(60))
  at = limits.milliseconds - 1
  kept.keep('b', pageOf(30))
  kept.find('a')
  at = limits.milliseconds
  kept.keep('c', pageOf(30))
  expect(['b', 'c'].filter((address) => kept.find(address))).toEqual(['b', 'c'])
})

test('usually a thousand pages are kept, 32 MB of them, for half a minute', () => {
  let at = 0
  const kept = createKeptPages(() => new Date(at))
  for (let page = 0; page <= 1000; page += 1) kept.keep(`${page}`, pageOf(1))
  expect([kept.find('0'), kept.find('1')].map(Boolean)).toEqual([false, true])
  kept.keep('large', pageOf(32_000_000))
  kept.keep('larger', pageOf(32_000_001))
  expect([kept.find('large'), kept.find('larger')].map(Boolean)).toEqual([true, false])
  at = 29_999
  expect(kept.find('large')).toBeDefined()
  at = 30_000
  expect(kept.find('large')).toBeUndefined()
})
