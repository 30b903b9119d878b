import { expect, test, vi } from 'vitest'

test('an expected message that is cleared fails no test', () => {
  console.error('expected')
  expect(vi.mocked(console.error).mock.calls).toEqual([['expected']])
  vi.mocked(console.error).mockClear()
})

test.fails('an unexpected message fails its test', () => {
  console.error('unexpected')
})
