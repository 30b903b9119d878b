import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Setup file: a test that calls `console.error` fails. A test that expects a message clears it:
// `vi.mocked(console.error).mockClear()`.

let written: MockInstance<typeof console.error>

beforeEach(() => {
  written = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = written.mock.calls
  written.mockRestore()
  expect(calls, 'messages of console.error').toEqual([])
})
