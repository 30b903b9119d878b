import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Imported for what it does: a test during which something is written by `console.error` fails. One that expects such a
// message clears it: `vi.mocked(console.error).mockClear()`.

let written: MockInstance<typeof console.error>

beforeEach(() => {
  written = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = written.mock.calls
  written.mockRestore()
  expect(calls, 'written by console.error').toEqual([])
})
