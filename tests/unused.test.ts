import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('every file, export and package is used', async () => {
  const run = promisify(execFile)
  const found = await run('node_modules/.bin/knip', ['--no-progress', '--no-config-hints', '--cache']).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  expect(`${found.stdout}${found.stderr}`.trim()).toBe('')
})
