import { expect, test } from 'vitest'
import { counting, limits } from './limits.ts'

test.each([
  ['general', 6000, '60'],
  ['signUp', 120, '600'],
  ['forgotPassword', 30, '600'],
  ['importedFiles', 600, '60'],
] as const)('the limit %s admits %i events, and refuses the next with %s s to wait', (name, points, seconds) => {
  const count = counting(limits[name], () => new Date(0))
  for (let event = 0; event < points; event += 1) count('192.0.2.1')
  const refusal = { code: 'too-often', message: limits[name].sentence, headers: { 'retry-after': seconds } }
  expect(() => count('192.0.2.1')).toThrow(expect.objectContaining(refusal))
  expect(() => count('192.0.2.2')).not.toThrow()
})
