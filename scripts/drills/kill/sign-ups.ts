import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '#tests/e2e/server.ts'

/** Sign-ups under way when the server is killed. */
const AT_ONCE = 4

/** Signs people up and kills the server within a moment of the first answer; answers whose sign-up was acknowledged. */
export async function killWhileSigningUp(server: RunningServer): Promise<string[]> {
  const acknowledged: string[] = []
  const signUps = Array.from({ length: AT_ONCE }, async () => {
    const email = `${randomUUID()}@example.org`
    const answer = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a long walk home', full_name: 'Robin Example' }),
    })
    if (answer.ok) acknowledged.push(email)
  })
  await Promise.race(signUps)
  await pause(Math.random() * 100)
  server.process.kill('SIGKILL')
  await Promise.allSettled([once(server.process, 'exit'), ...signUps])
  return acknowledged
}
