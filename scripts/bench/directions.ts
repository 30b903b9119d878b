import { apiOf, newAccount, type Person, post, signIn } from '#tests/e2e/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { percentile } from './figures.ts'

/** Athletes who ask for one loop after another, and others who read their library meanwhile. */
const ASKING = 20
const READING = 4
const LOOP_METRES = '21000'
const ROUND_MS = 15_000
/** A person does not read without a pause. */
const PAUSE_MS = 50
const GOAL_MS = 50

const env = { BILLING: 'off', GOTRUE_MAILER_AUTOCONFIRM: 'true', STREETS: 'demo-town' }

/** How long other requests take while many loops are planned, and how many loops that are a second. */
export async function bench(): Promise<void> {
  const server = await startServer({ env })
  const people: Person[] = []
  for (let count = 0; count < ASKING + READING; count += 1) people.push(await signUp(server))
  const asking = people.slice(0, ASKING)
  const reading = people.slice(ASKING)
  await Promise.all(asking.map((person, seed) => askForLoop(server, person, seed)))

  const alone = await readFor(server, reading)
  const state = { isRunning: true, loops: 0, refused: 0 }
  const planning = asking.map(async (person, at) => {
    for (let seed = at; state.isRunning; seed += ASKING)
      if (await askForLoop(server, person, seed)) state.loops += 1
      else state.refused += 1
  })
  const beside = await readFor(server, reading)
  state.isRunning = false
  await Promise.all(planning)
  await server.stop()

  console.table({ 'without loops': timesOf(alone), [`while ${ASKING} ask for 21 km`]: timesOf(beside) })
  console.log(`${((1000 * state.loops) / ROUND_MS).toFixed(1)} loops a second, ${state.refused} refused.`)
  const reached = percentile(beside, 95) <= GOAL_MS ? 'reached' : 'missed'
  console.log(`The goal, 95 of 100 other answers within ${GOAL_MS} ms, is ${reached}.`)
}

/** Reads the library again and again, and returns how long each answer took in ms. */
async function readFor(server: RunningServer, people: readonly Person[]): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ROUND_MS
  await Promise.all(
    people.map(async (person) => {
      const api = apiOf(server, person)
      while (performance.now() < end) {
        const begun = performance.now()
        await call('get /api/workouts', {}, api)
        times.push(performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }),
  )
  return times
}

/** Whether the loop was planned, and not refused because too many wait. */
async function askForLoop(server: RunningServer, person: Person, seed: number): Promise<boolean> {
  const input = { start: '51.505,-0.09', distance: LOOP_METRES, seed: String(seed) }
  return call('get /api/directions', input, apiOf(server, person)).then(
    () => true,
    () => false,
  )
}

async function signUp(server: RunningServer): Promise<Person> {
  const account = newAccount()
  await post(server, '/api/auth/signup', account)
  return signIn(server, account)
}

function timesOf(milliseconds: readonly number[]) {
  const rounded = (percent: number) => Number(percentile(milliseconds, percent).toFixed(1))
  return { answers: milliseconds.length, 'median ms': rounded(50), 'p95 ms': rounded(95), 'p99 ms': rounded(99) }
}
