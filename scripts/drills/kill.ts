import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { anAthlete, type Person } from '#tests/e2e/people.ts'
import { freePort, type RunningServer, startServer } from '#tests/e2e/server.ts'
import { everyWorkout, missing } from './kill/kept.ts'
import { Savers } from './kill/savers.ts'
import { killWhileSigningUp } from './kill/sign-ups.ts'

const ROUNDS = 20

/**
 * Ends the server with `kill -9`, twenty times, each time while at least one save is unanswered. After each start,
 * every workout that was acknowledged must be there as it was sent, and nothing half-written. Then twenty times while
 * people sign up: everybody who was told that a letter is on its way gets it.
 */
export async function killDrill(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-kill-'))
  // Always the same port, because a session belongs to the URL that issued it.
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
    // Throws if one does not come.
    for (const email of acknowledged) await server.letters(email)
    console.log(`  ${round}: killed after ${acknowledged.length} sign-ups; each has its letter`)
  }
  await server.stop()
  await rm(dataDir, { recursive: true })
}

/** Saves for a random time, then kills the server during a save. Returns the number of unanswered saves. */
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
  const error = missing(await everyWorkout(server, athlete), savers)
  if (error.length > 0) throw new Error(error.join('\n'))
  savers.forgetUnanswered()
}
