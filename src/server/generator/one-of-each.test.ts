import { expect, test } from 'vitest'
import { oneOfEach } from './one-of-each.ts'

/** A task that ends when it is told to, and the signal that it was given. */
function aTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const given: AbortSignal[] = []
  const task = (signal: AbortSignal) => {
    given.push(signal)
    return promise
  }
  return { task, resolve, reject, isAborted: () => given[0]?.aborted }
}

test('a new task aborts the one before of the same key, and none of another key', async () => {
  const run = oneOfEach<string>()
  const [first, second, third, other] = [aTask(), aTask(), aTask(), aTask()]
  const running = [run('Ada', [], first.task), run('Ben', [], other.task), run('Ada', [], second.task)]
  expect([first, second, other].map(({ isAborted }) => isAborted())).toEqual([true, false, false])
  // The end of the first does not hide the second from the third.
  first.resolve('first')
  expect(await running[0]).toBe('first')
  running.push(run('Ada', [], third.task))
  expect([second, third, other].map(({ isAborted }) => isAborted())).toEqual([true, false, false])
  for (const { resolve } of [second, third, other]) resolve('done')
  expect(await Promise.all(running)).toEqual(['first', 'done', 'done', 'done'])
})

test('a task that has ended or failed is not aborted any more', async () => {
  const run = oneOfEach<string>()
  const [ended, failed, next] = [aTask(), aTask(), aTask()]
  ended.resolve('done')
  await run('Ada', [], ended.task)
  failed.reject(new Error('lost'))
  await expect(run('Ada', [], failed.task)).rejects.toThrow('lost')
  next.resolve('done')
  await run('Ada', [], next.task)
  expect([ended, failed, next].map(({ isAborted }) => isAborted())).toEqual([false, false, false])
})

test('each of the given signals aborts a task', () => {
  for (const aborting of [0, 1]) {
    const controls = [new AbortController(), new AbortController()]
    const one = aTask()
    const signals = controls.map(({ signal }) => signal)
    void oneOfEach<string>()('Ada', signals, one.task)
    expect(one.isAborted()).toBe(false)
    controls[aborting]?.abort()
    expect(one.isAborted()).toBe(true)
  }
})
