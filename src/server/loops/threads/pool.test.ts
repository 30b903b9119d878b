import { expect, test } from 'vitest'
import type * as work from '#tests/support/server/streets/blocking-work.ts'
import { createPool } from './pool.ts'

const WORK = new URL('../../../../tests/support/server/streets/blocking-work.ts', import.meta.url)
const [OPEN, BEGUN, STOPPED] = [0, 1, 2]
const never = () => new AbortController().signal

function aPool(after: (ms: number) => AbortSignal = never) {
  const gate = new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT))
  const limits = { atOnce: 1, maxWaiting: 1 }
  const run = createPool<typeof work>(WORK, { limits, maxWaitMs: 8_000, tooMany: 'Many.', tooLong: 'Long.', after })
  return {
    gate,
    work: (signal = never()) => run('workUntil', { gate }, signal),
    workForever: (signal: AbortSignal) => run('workForever', { gate }, signal),
    open: () => Atomics.store(gate, OPEN, 1),
    /** Resolves when something was noted so many times. */
    noted: (what: number, times: number) =>
      expect.poll(() => Atomics.load(gate, what), { timeout: 60_000 }).toBe(times),
  }
}

const overloaded = (message: string) => ({ code: 'overloaded', message, headers: { 'retry-after': '5' } })

test('a task that finds the queue full is refused, and those before it are done', async () => {
  const { work: start, open } = aPool()
  const both = [start(), start()]
  await expect(start()).rejects.toMatchObject(overloaded('Many.'))
  open()
  expect(await Promise.all(both)).toEqual(['done', 'done'])
})

test('a task under way is told that nobody waits for it, and the thread goes on with the next one', async () => {
  const { work: start, noted, open } = aPool()
  const leaving = new AbortController()
  const [left, next] = [start(leaving.signal), start()]
  await noted(BEGUN, 1)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await noted(STOPPED, 1)
  open()
  expect(await next).toBe('done')
})

test('a task that waits is dropped when nobody waits for it', async () => {
  const { work: start, gate, noted, open } = aPool()
  const leaving = new AbortController()
  const [first, left] = [start(), start(leaving.signal)]
  await noted(BEGUN, 1)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  open()
  expect(await first).toBe('done')
  expect(await start()).toBe('done')
  expect(gate[BEGUN]).toBe(2)
})

test('a task that is late is refused and told to stop', async () => {
  const deadline = new AbortController()
  const { work: start, noted } = aPool((ms) => (ms === 8_000 ? deadline.signal : never()))
  const late = start()
  await noted(BEGUN, 1)
  deadline.abort()
  await expect(late).rejects.toMatchObject(overloaded('Long.'))
  await noted(STOPPED, 1)
})

test('a thread that does not stop is replaced', async () => {
  const patience = new AbortController()
  const { workForever, work: start, noted, open } = aPool((ms) => (ms === 8_000 ? never() : patience.signal))
  const leaving = new AbortController()
  const [left, next] = [workForever(leaving.signal), start()]
  await noted(BEGUN, 1)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  patience.abort()
  open()
  expect(await next).toBe('done')
})
