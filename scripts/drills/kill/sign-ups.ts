import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { newAccount } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

/** Sign-ups under way when the server is killed. */
const SIGN_UPS = 4

/** Kills the server shortly after the first sign-up is answered; returns the addresses that were acknowledged. */
export async function killWhileSigningUp(server: RunningServer): Promise<string[]> {
  const acknowledged: string[] = []
  const signUps = Array.from({ length: SIGN_UPS }, async () => {
    const account = newAccount()
    const answer = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    if (answer.ok) acknowledged.push(account.email)
  })
  await Promise.race(signUps)
  await pause(Math.random() * 100)
  server.process.kill('SIGKILL')
  await Promise.allSettled([once(server.process, 'exit'), ...signUps])
  return acknowledged
}
