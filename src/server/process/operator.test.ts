import { afterEach, expect, test, vi } from 'vitest'
import { runOperator } from './operator.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

test('a command whose settings are wrong prints why, exits with code 1, and writes files for its own user only', async () => {
  const umask = vi.spyOn(process, 'umask').mockReturnValue(0o022)
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  await runOperator(['grant', 'runner@example.com'], { PORT: 'none' })
  expect(umask).toHaveBeenCalledWith(0o077)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('PORT'))
  expect(process.exitCode).toBe(1)
})
