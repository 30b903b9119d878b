import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Setup file: a test that writes by `console.error` fails. A test that expects such a message clears it:
// `vi.mocked(console.error).mockClear()`.

let written: MockInstance<typeof console.error>

beforeEach(() => {
  written = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = written.mock.calls
  written.mockRestore()
  expect(calls, 'written by console.error').toEqual([])
})
