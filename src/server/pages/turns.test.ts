import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('pages are rendered in turn, a few wait, and more are refused with a time to try again', async () => {
  const inTurn = createTurns(1, 1)
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
