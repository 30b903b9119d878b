import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { createRouteReader } from './route-reader.ts'
import { readRoute } from './store.ts'

vi.mock('./store.ts', () => ({ readRoute: vi.fn(async () => undefined) }))

const read = () => createRouteReader({} as Database)

test('while many routes are read, other requests are answered in between', async () => {
  const reader = read()
  let turns = 0
  const countTurns = () => {
    turns += 1
    counting = setImmediate(countTurns)
  }
  let counting = setImmediate(countTurns)
  onTestFinished(() => clearImmediate(counting))
  const doneIn = await Promise.all(
    Array.from({ length: 40 }, async () => {
      await reader('an id', null)
      return turns
    }),
  )
  expect(new Set(doneIn).size).toBeGreaterThanOrEqual(10)
})

test('a slow database lets four be read at once, and more than wait are refused with the time to wait', async () => {
  const held = Promise.withResolvers<undefined>()
  vi.mocked(readRoute)
    .mockClear()
    .mockImplementation(() => held.promise)
  const reader = read()
  const reads = Array.from({ length: 305 }, () => reader('an id', null))
  await expect(reads.at(-1)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(readRoute).toHaveBeenCalledTimes(4)
  held.resolve(undefined)
  expect((await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
