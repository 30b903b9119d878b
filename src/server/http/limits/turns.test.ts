import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work is done in turn, a few wait, and more are refused with a time to try again', async () => {
  const inTurn = createTurns({ atOnce: 1, maxWaiting: 1, sentence: 'Try again.', retryAfterSeconds: 2 })
  const first = Promise.withResolvers<string>()
  const begun: string[] = []
  const page = (name: string, work: Promise<string>) =>
    inTurn(() => {
      begun.push(name)
      return work
    })
  const [a, b] = [page('a', first.promise), page('b', Promise.resolve('b'))]
  await expect(page('c', Promise.resolve('c'))).rejects.toMatchObject({
    code: 'overloaded',
    headers: { 'retry-after': '2' },
  })
  expect(begun).toEqual(['a'])
  first.reject(new Error('cannot be rendered'))
  await expect(a).rejects.toThrow('cannot be rendered')
  expect(await b).toBe('b')
  expect(begun).toEqual(['a', 'b'])
})
