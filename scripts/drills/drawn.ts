import { spawnSync } from 'node:child_process'

/** Tests each property with all its draws, the server on both databases, and every screen on desktop and phone. */
export async function drawnDrill(): Promise<void> {
  run('vitest', ['run'])
  run('playwright', ['test'])
}

function run(command: string, words: readonly string[]) {
  const { status } = spawnSync(`node_modules/.bin/${command}`, words, {
    stdio: 'inherit',
    env: { ...process.env, DRILL: '1' },
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}.`)
}
