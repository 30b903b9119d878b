import { expect, test } from 'vitest'
import { limitUnderWay } from './under-way.ts'

test('an athlete has two files under way, and the next when one of them is done or has failed', async () => {
  const within = limitUnderWay<string>(2, 'Wait.')
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const running = [first, second].map(({ promise }) => within('Ada', () => promise))
  const further = () => within('Ada', async () => 'read')

  await expect(further()).rejects.toMatchObject({
    code: 'too-often',
    message: 'Wait.',
    headers: { 'retry-after': '1' },
  })
  expect(await within('Ben', async () => 'read')).toBe('read')
  first.resolve('read')
  await running[0]
  expect(await further()).toBe('read')
  second.reject(new Error('cannot be read'))
  await Promise.allSettled(running)
  const all = [further(), further()]
  expect(await Promise.all(all)).toEqual(all.map(() => 'read'))
})
