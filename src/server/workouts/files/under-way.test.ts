import { expect, test } from 'vitest'
import { limitUnderWay, MAX_FILES_UNDER_WAY } from './under-way.ts'

test('an athlete has a few files under way, and the next when one of them is done or has failed', async () => {
  const within = limitUnderWay<string>()
  const first = Promise.withResolvers<string>()
  const others = Array.from({ length: MAX_FILES_UNDER_WAY - 1 }, () => Promise.withResolvers<string>())
  const running = [first, ...others].map(({ promise }) => within('Ada', () => promise))
  const further = () => within('Ada', async () => 'read')

  await expect(further()).rejects.toMatchObject({ code: 'too-often', headers: { 'retry-after': '1' } })
  expect(await within('Ben', async () => 'read')).toBe('read')
  first.resolve('read')
  await running[0]
  expect(await further()).toBe('read')
  for (const other of others) other.reject(new Error('cannot be read'))
  await Promise.allSettled(running)
  const all = Array.from({ length: MAX_FILES_UNDER_WAY }, further)
  expect(await Promise.all(all)).toEqual(all.map(() => 'read'))
})
