import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForLoops, directionsRules } from './ask-for-loops.ts'

const request = { start: '51.505,-0.09', distance: '5000' }
const answer = (status: number, body: unknown = { error: 'No.', code: 'x' }) => ({
  ok: status === 200,
  status,
  json: async () => body,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('directions are asked for once more, a second later, after a server error', async () => {
  expect(directionsRules).toEqual({ retries: 1, delayMs: 1_000 })
  const fetcher = vi
    .fn()
    .mockResolvedValueOnce(answer(503))
    .mockResolvedValueOnce(answer(200, { seed: 0 }))
  const asked = askForLoops(request, new AbortController().signal, fetcher)
  await vi.advanceTimersByTimeAsync(999)
  expect(fetcher).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(asked).resolves.toEqual({ seed: 0 })
  expect(fetcher.mock.calls[1]?.[0]).toBe('/api/directions?start=51.505%2C-0.09&distance=5000')
})

test('directions without an answer are asked for twice in all', async () => {
  const fetcher = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const asked = askForLoops(request, new AbortController().signal, fetcher)
  const refused = expect(asked).rejects.toMatchObject({ status: 0 })
  await vi.runAllTimersAsync()
  await refused
  expect(fetcher).toHaveBeenCalledTimes(2)
})

test('a refusal is final at once', async () => {
  const fetcher = vi.fn().mockResolvedValue(answer(404))
  await expect(askForLoops(request, new AbortController().signal, fetcher)).rejects.toMatchObject({ status: 404 })
  expect(fetcher).toHaveBeenCalledTimes(1)
})

test('a request that is cancelled while it waits is not sent again', async () => {
  const control = new AbortController()
  const fetcher = vi.fn().mockResolvedValue(answer(500))
  const refused = expect(askForLoops(request, control.signal, fetcher)).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(500)
  control.abort()
  await refused
  await vi.runAllTimersAsync()
  expect(fetcher).toHaveBeenCalledTimes(1)
})
