import { expect, test } from 'vitest'
import { spanAround } from './result.ts'

test('spans are held by a stretch from the first to the last, in whatever order they are given', () => {
  const [first, last] = [
    { from: 3, to: 5 },
    { from: 8, to: 12 },
  ]
  expect(spanAround(first, last)).toEqual({ from: 3, to: 12 })
  expect(spanAround(last, undefined, first)).toEqual({ from: 3, to: 12 })
  expect(spanAround({ from: 2, to: 20 }, first)).toEqual({ from: 2, to: 20 })
})
