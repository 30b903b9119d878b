import { spawnSync } from 'node:child_process'

/** Every property of units and API with its whole number of draws; `npm test` draws a tenth. */
export async function drawnDrill(): Promise<void> {
  const { status } = spawnSync('node_modules/.bin/vitest', ['run'], {
    stdio: 'inherit',
    env: { ...process.env, DRILL: '1' },
  })
  if (status !== 0) throw new Error(`vitest ended with ${status}.`)
}
