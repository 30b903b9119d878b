import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const times = <Drawn>(count: number, draw: () => Drawn) => Array.from({ length: count }, draw)

test('the same key gives the same numbers, another key gives others', () => {
  const drawn = (key: string) => {
    const random = createRandom(key)
    return times(20, () => random.integer(0, 1000))
  }
  expect(drawn('a key')).toEqual(drawn('a key'))
  expect(drawn('a key')).not.toEqual(drawn('b key'))
  expect(drawn('a key')).not.toEqual(drawn('key a'))
})

test('the numbers of a key stay the same, or a saved seed would give another workout', () => {
  // What FNV-1a and mulberry32, as published, make of it.
  const { integer } = createRandom('foobar')
  expect(times(4, () => integer(0, 0xffffffff))).toEqual([4041625555, 1420129204, 1512530472, 88991864])
})

test('integers are drawn about equally often, both ends included', () => {
  const { integer } = createRandom('integers')
  const counts = new Map([3, 4, 5, 6].map((value) => [value, 0]))
  for (const value of times(4000, () => integer(3, 6))) counts.set(value, (counts.get(value) ?? 0) + 1)
  expect(counts.size).toBe(4)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test('every item of a list is picked, and nothing can be picked from an empty one', () => {
  const { pick } = createRandom('items')
  expect(new Set(times(200, () => pick(['first', 'second', 'last'])))).toEqual(new Set(['first', 'second', 'last']))
  expect(() => pick([])).toThrow('Nothing to pick from')
})

test('an item is picked in proportion to its weight, and never at a weight of 0', () => {
  const { pickWeighted } = createRandom('weights')
  const weights = { rare: 1, never: 0, usual: 3 }
  const picked = times(4000, () => pickWeighted(Object.entries(weights), ([, weight]) => weight)[0])
  const countOf = (name: string) => picked.filter((one) => one === name).length
  expect(countOf('never')).toBe(0)
  expect(Math.abs(countOf('rare') - 1000)).toBeLessThan(120)
  expect(countOf('rare') + countOf('usual')).toBe(4000)
})

test('without any weight every item can be picked', () => {
  const { pickWeighted } = createRandom('no weights')
  expect(new Set(times(100, () => pickWeighted(['one', 'other'], () => 0)))).toEqual(new Set(['one', 'other']))
})
