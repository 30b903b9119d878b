import { expect, test, vi } from 'vitest'

test('a message that was expected and cleared fails no test', () => {
  console.error('expected')
  expect(vi.mocked(console.error).mock.calls).toEqual([['expected']])
  vi.mocked(console.error).mockClear()
})

test.fails('a message that nobody expected fails its test', () => {
  console.error('unexpected')
})
