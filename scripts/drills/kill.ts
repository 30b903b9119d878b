import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { anAthlete, type Person } from '#tests/e2e/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { freePort } from '#tests/support/server/loopback.ts'
import { allWorkouts, findLosses } from './kill/losses.ts'
import { Savers } from './kill/savers.ts'
import { killWhileSigningUp } from './kill/sign-ups.ts'

const ROUNDS = 20

/**
 * Ends the server with `kill -9`, twenty times, each time while at least one save is unanswered. After each start every
 * acknowledged workout must be stored as it was sent, and none in part. Then twenty times while people sign up: everyone
 * whose sign-up was acknowledged must get a letter.
 */
export async function killDrill(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-kill-'))
  // The port stays the same, because a session is valid only at the address that issued it.
  const port = await freePort()
  let server = await startServer({ dataDir, port })
  const athlete = await anAthlete(server)
  const savers = new Savers(athlete)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const unanswered = await killWhileSaving(server, savers)
    server = await startServer({ dataDir, port })
    await verify(server, athlete, savers)
    console.log(`  ${round}: killed with ${unanswered} unanswered; ${savers.acknowledged.size} kept, none missing`)
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const acknowledged = await killWhileSigningUp(server)
    server = await startServer({ dataDir, port })
    // Throws if a letter does not arrive.
    for (const email of acknowledged) await server.letters(email)
    console.log(`  ${round}: killed after ${acknowledged.length} sign-ups; each has its letter`)
  }
  await server.stop()
  await rm(dataDir, { recursive: true })
}

/** Saves for a random time, then kills the server while a save is unanswered; returns the number of such saves. */
async function killWhileSaving(server: RunningServer, savers: Savers): Promise<number> {
  const saving = savers.start(server)
  await pause(100 + Math.random() * 500)
  await savers.untilOneIsUnanswered()
  const unanswered = savers.unanswered
  server.process.kill('SIGKILL')
  await once(server.process, 'exit')
  await saving
  return unanswered
}

async function verify(server: RunningServer, athlete: Person, savers: Savers) {
  const losses = findLosses(await allWorkouts(server, athlete), savers)
  if (losses.length > 0) throw new Error(losses.join('\n'))
  savers.forgetUnanswered()
}
