import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer } from './server.ts'

afterEach(() => void vi.useRealTimers())

test('the headers of a request have 20 s to arrive, and the whole request has a minute', () => {
  const server = createHttpServer()
  expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 60_000])
  server.emit('close')
})

test('a closed server no longer checks for unread answers', () => {
  vi.useFakeTimers()
  const server = createHttpServer()
  expect(vi.getTimerCount()).toBe(1)
  server.emit('close')
  expect(vi.getTimerCount()).toBe(0)
})
