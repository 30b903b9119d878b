import { expect, test } from 'vitest'
import { createQueue, QueueFull } from './queue.ts'

function aQueue(limits = { atOnce: 1, maxWaiting: 2 }) {
  const enqueue = createQueue(limits)
  const begun: string[] = []
  const ends: Record<string, PromiseWithResolvers<string>> = {}
  const add = (name: string, signal = new AbortController().signal) => {
    const end = Promise.withResolvers<string>()
    ends[name] = end
    return enqueue(signal, () => {
      begun.push(name)
      return end.promise
    })
  }
  return {
    add,
    begun,
    end: (name: string) => ends[name]?.resolve(name),
    fail: (name: string) => ends[name]?.reject(new Error(name)),
  }
}

test('tasks run in the order they came, and after one that failed too', async () => {
  const { add, begun, end, fail } = aQueue()
  const [a, b, c] = [add('a'), add('b'), add('c')]
  expect(begun).toEqual(['a'])
  fail('a')
  await expect(a).rejects.toThrow('a')
  await expect.poll(() => begun).toEqual(['a', 'b'])
  end('b')
  expect(await b).toBe('b')
  end('c')
  expect(await c).toBe('c')
})

test('as many run at once as may', () => {
  const { add, begun } = aQueue({ atOnce: 2, maxWaiting: 2 })
  for (const name of ['a', 'b', 'c']) void add(name)
  expect(begun).toEqual(['a', 'b'])
})

test('a full queue refuses at once, and takes again when one has ended', async () => {
  const { add, begun, end } = aQueue({ atOnce: 1, maxWaiting: 1 })
  const [a] = [add('a'), add('b')]
  await expect(add('c')).rejects.toThrow(QueueFull)
  end('a')
  await a
  await expect.poll(() => begun).toEqual(['a', 'b'])
  void add('d')
  await expect(add('e')).rejects.toThrow(QueueFull)
})

test('a task that is left while it waits never runs, and leaves its place', async () => {
  const { add, begun, end } = aQueue({ atOnce: 1, maxWaiting: 1 })
  const leaving = new AbortController()
  const [a, b] = [add('a'), add('b', leaving.signal)]
  leaving.abort(new Error('left'))
  await expect(b).rejects.toThrow('left')
  const c = add('c')
  end('a')
  end('c')
  expect(await Promise.all([a, c])).toEqual(['a', 'c'])
  expect(begun).toEqual(['a', 'c'])
})

test('a task that is left while it runs keeps its place until it has ended', async () => {
  const { add, begun, end } = aQueue()
  const leaving = new AbortController()
  const [a, b] = [add('a', leaving.signal), add('b')]
  leaving.abort(new Error('left'))
  await expect(a).rejects.toThrow('left')
  expect(begun).toEqual(['a'])
  end('a')
  end('b')
  expect(await b).toBe('b')
})

test('a task whose signal has aborted before is not begun', async () => {
  const { add, begun } = aQueue()
  await expect(add('a', AbortSignal.abort(new Error('late')))).rejects.toThrow('late')
  expect(begun).toEqual([])
})
