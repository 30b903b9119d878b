import { expect, test } from 'vitest'
import { createHeavyWork } from './heavy-work.ts'

test('an athlete has six large requests under way, and another athlete is not held up', async () => {
  const { within, inTurn } = createHeavyWork<string>()
  const body = Promise.withResolvers<string>()
  const six = Array.from({ length: 6 }, () => within('Ada', () => body.promise))
  await expect(within('Ada', async () => 'read')).rejects.toMatchObject({ code: 'too-often' })
  expect(await within('Ben', () => inTurn(async () => 'read'))).toBe('read')
  body.resolve('arrived')
  await Promise.all(six)
  expect(await within('Ada', async () => 'read')).toBe('read')
})

test('the parts of all athletes are done one after the other, and of too many some are refused', async () => {
  const { inTurn } = createHeavyWork<string>()
  let running = 0
  const part = () =>
    inTurn(async () => {
      running += 1
      await Promise.resolve()
      expect(running).toBe(1)
      running -= 1
    })
  const parts = await Promise.allSettled(Array.from({ length: 102 }, part))
  expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(101)
  expect(parts.at(-1)).toMatchObject({ reason: { code: 'overloaded', headers: { 'retry-after': '5' } } })
})
