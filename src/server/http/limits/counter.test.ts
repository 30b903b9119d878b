import { expect, test, vi } from 'vitest'
import { type Allowance, createCounter } from './counter.ts'

const allowance: Allowance = { points: 3, seconds: 60 }

function aCounter(maxKeys?: number) {
  let atMs = 0
  const counter = createCounter(allowance, () => new Date(atMs), maxKeys)
  const countTimes = (key: string, times: number) => {
    for (let time = 0; time < times; time++) counter.count(key)
  }
  return { ...counter, countTimes, advance: (ms: number) => (atMs += ms) }
}

test('a key without points waits for the rest of its window', () => {
  const { count, countTimes, secondsLeft, advance } = aCounter()
  countTimes('one', 2)
  expect(secondsLeft('one')).toBeUndefined()
  advance(20_001)
  count('one')
  expect(secondsLeft('one')).toBe(40)
  expect(secondsLeft('other')).toBeUndefined()
  advance(39_998)
  expect(secondsLeft('one')).toBe(1)
  advance(1)
  expect(secondsLeft('one')).toBeUndefined()
})

test('after its window a key has all its points again, and so has a forgotten one', () => {
  const { countTimes, secondsLeft, forget, advance } = aCounter()
  countTimes('one', 3)
  advance(60_000)
  countTimes('one', 2)
  expect(secondsLeft('one')).toBeUndefined()
  countTimes('one', 1)
  expect(secondsLeft('one')).toBe(60)
  forget('one')
  expect(secondsLeft('one')).toBeUndefined()
})

test('a flood of new keys neither drops a key under attack nor refuses anyone', () => {
  const { count, countTimes, secondsLeft } = aCounter(80)
  countTimes('attacked', 3)
  for (let key = 0; key < 10_000; key++) {
    count(`flood ${key}`)
    expect(secondsLeft(`flood ${key}`)).toBeUndefined()
  }
  expect(secondsLeft('attacked')).toBe(60)
})

test('up to the largest number of keys none is dropped, whatever its points', () => {
  const { countTimes, secondsLeft } = aCounter(80)
  for (let key = 0; key < 80; key++) countTimes(`attacked ${key}`, 3)
  expect(Array.from({ length: 80 }, (_, key) => secondsLeft(`attacked ${key}`))).toEqual(Array(80).fill(60))
})

test('if every key is under attack, the oldest ones are dropped', () => {
  const { countTimes, secondsLeft } = aCounter(80)
  for (let key = 0; key < 81; key++) countTimes(`attacked ${key}`, 3)
  const kept = Array.from({ length: 81 }, (_, key) => secondsLeft(`attacked ${key}`) !== undefined)
  expect(kept).toEqual([...Array(10).fill(false), ...Array(71).fill(true)])
})

test('where an eighth is less than one key, one is dropped all the same', () => {
  const { countTimes, secondsLeft } = aCounter(4)
  for (let key = 0; key < 5; key++) countTimes(`attacked ${key}`, 3)
  const kept = Array.from({ length: 5 }, (_, key) => secondsLeft(`attacked ${key}`) !== undefined)
  expect(kept).toEqual([false, true, true, true, true])
})

test('keys whose window is over are dropped first', () => {
  const { count, countTimes, secondsLeft, advance } = aCounter(80)
  for (let key = 0; key < 40; key++) countTimes(`old ${key}`, 3)
  advance(60_000)
  for (let key = 0; key < 41; key++) countTimes(`new ${key}`, key === 40 ? 1 : 3)
  count('last')
  expect(Array.from({ length: 40 }, (_, key) => secondsLeft(`new ${key}`))).toEqual(Array(40).fill(60))
})

test('a key is stored as a hash of fixed size, different in each counter', () => {
  const set = vi.spyOn(Map.prototype, 'set')
  const long = `${'x'.repeat(1_000_000)}@example.org`
  for (const counter of [aCounter(), aCounter()]) {
    counter.count(long)
    counter.count('short')
  }
  const kept = set.mock.calls.map(([key]) => String(key))
  set.mockRestore()
  expect(kept.map((key) => key.length)).toEqual([43, 43, 43, 43])
  expect(new Set(kept).size).toBe(4)
})
