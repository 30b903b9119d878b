import { expect, test } from 'vitest'
import { createFileThread } from './thread.ts'

test('files that wait too long are refused with a time to try again, and the thread goes on', async () => {
  const waits: AbortController[] = []
  const run = createFileThread(() => {
    const wait = new AbortController()
    waits.push(wait)
    return wait.signal
  })
  const at = new Date(0)
  const steps = JSON.stringify(
    Array.from({ length: 400 }, () => ({
      intensity: 'active',
      duration: { type: 'time', unit: 'seconds', value: 60 },
      notes: 'Hold it. '.repeat(50),
    })),
  )
  const task = { row: { sport: 'running', name: 'Long', steps, created_at: at, updated_at: at }, options: {} }
  const list = () => run('./encode.ts', 'formatsOf', task)
  await list()
  const files = Array.from({ length: 100 }, list)
  const waiting = Promise.allSettled(files)
  // The thread ends with the file that it is working on; the others are aborted while a new one starts.
  for (const wait of waits) {
    wait.abort(new DOMException('Took too long', 'TimeoutError'))
    await new Promise(setImmediate)
  }
  for (const outcome of await waiting)
    expect(outcome).toMatchObject({ reason: { code: 'overloaded', headers: { 'retry-after': '10' } } })
  expect(await list()).not.toEqual([])
})

test('more than a hundred files that wait are refused at once', async () => {
  const run = createFileThread(() => new AbortController().signal)
  const task = {
    row: { sport: 'running', name: 'Short', steps: '[]', created_at: new Date(0), updated_at: new Date(0) },
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 103 }, () => run('./encode.ts', 'formatsOf', { ...task, options: {} })),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
})
