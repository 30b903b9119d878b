import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { keyBetween, spreadKeys } from './order-key.ts'

test('there is room before, between and after, and none between keys that do not rise', () => {
  expect(keyBetween(undefined, undefined)).toBe('i')
  expect(keyBetween('i', undefined)).toBe('r')
  expect(keyBetween(undefined, 'i')).toBe('9')
  expect(keyBetween('i', 'j')).toBe('ii')
  expect(keyBetween('i', 'i')).toBeUndefined()
  expect(keyBetween('j', 'i')).toBeUndefined()
})

test.each([0, 1, 5, 35, 36, 2000])('%d keys are spread in rising order, with room around each', (count) => {
  const keys = spreadKeys(count)
  expect(keys).toHaveLength(count)
  expect([...keys].sort()).toEqual(keys)
  expect(new Set(keys).size).toBe(count)
  for (const [index, key] of keys.entries()) expect(keyBetween(keys[index - 1], key)).toBeDefined()
})

testProperty('wherever keys are put, their order is that of the places', 300, (drawing) => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
      const keys: string[] = []
      for (const place of places) {
        const at = place % (keys.length + 1)
        const key = keyBetween(keys[at - 1], keys[at])
        expect(key).toMatch(/[^0]$/)
        keys.splice(at, 0, key ?? '')
      }
      expect([...keys].sort()).toEqual(keys)
      expect(new Set(keys).size).toBe(keys.length)
    }),
    drawing,
  )
})
