import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '#domain/units/numbers.ts'
import { library } from '#server/seed/library.ts'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { apiOf, newAccount, type Person, post, signIn } from '#tests/e2e/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { type BareServer, startBare } from './api/bare-server.ts'
import { answersPerSecond, type Shot } from './api/load.ts'

const ROUNDS = 7
const ROUND_MS = 1000
const WARM_UP_MS = 2000
/** Workouts in the library whose first page is read. */
const WORKOUTS = 30
/** Athletes who save in turn, so that each library stays as small as a real one. */
const ATHLETES = 25

/** No monthly allowance, and each request may state the address it comes from. */
const env = { BILLING: 'off', TRUSTED_PROXIES: '127.0.0.1,::1', GOTRUE_MAILER_AUTOCONFIRM: 'true' }

/**
 * Compares the answers a second of the product with those of a bare Hono handler that runs the same statements on the
 * same database. The two are measured in turns; both share this machine's cores with the load.
 */
export async function bench(): Promise<void> {
  const programs = findPostgres()
  if (programs) {
    console.log('On PostgreSQL, with its own settings for durability (fsync, synchronous_commit on):')
    const postgres = await startPostgres(programs, { isDurable: true })
    const server = await startServer({ env: { ...env, DATABASE_URL: postgres.url } })
    const bare = await startBare({ DATABASE_URL: postgres.url })
    console.table(await compare(await prepare(server), bare))
    await bare.stop()
    await server.stop()
    await postgres.stop()
  } else console.log('PostgreSQL is not installed: only the embedded database is measured.')

  console.log('On the embedded database, each server with a copy of its own; every commit is synced:')
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-bench-'))
  const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')]
  const first = await startServer({ dataDir, env })
  const { people, id } = await prepare(first)
  await first.stop()
  cpSync(join(dataDir, 'db'), copy, { recursive: true })
  const server = await startServer({ dataDir, env })
  const bare = await startBare({ EMBEDDED_FOLDER: copy })
  const signedIn: Person[] = []
  for (const person of people) signedIn.push(await signIn(server, person))
  console.table(await compare({ server, people: signedIn, id }, bare))
  await bare.stop()
  await server.stop()
  rmSync(folder, { recursive: true })
}

/** A server with athletes; `id` is a workout of the first one. */
type Prepared = { server: RunningServer; people: Person[]; id: string }

/** Signs up athletes, and fills the library of the first one. */
async function prepare(server: RunningServer): Promise<Prepared> {
  const people: Person[] = []
  for (let n = 0; n < ATHLETES; n += 1) people.push(await signUp(server))
  const api = apiOf(server, people[0] ?? throwEmpty())
  let id = ''
  for (let n = 0; n < WORKOUTS; n += 1) {
    const { name, request } = library[n % library.length] ?? throwEmpty()
    const { steps } = await call('post /api/workouts/generate', request, api)
    const saved = await call('post /api/workouts', { name, sport: request.sport, steps }, api)
    id = saved.id
  }
  return { server, people, id }
}

async function signUp(server: RunningServer): Promise<Person> {
  const account = newAccount()
  await post(server, '/api/auth/signup', account)
  return signIn(server, account)
}

async function compare({ server, people, id }: Prepared, bare: BareServer) {
  const savers = await Promise.all(
    people.map(async (person) => ({
      athlete: (await call('get /api/user', {}, apiOf(server, person))).id,
      headers: { authorization: `Bearer ${person.accessToken}` },
    })),
  )
  const { athlete, headers } = savers[0] ?? throwEmpty()
  const { name, sport, steps } = await call('get /api/workouts/{id}', { id }, apiOf(server, people[0] ?? throwEmpty()))
  const body = JSON.stringify({ name, sport, steps })
  const read: Shot[] = [{ method: 'GET', path: `/workouts/${id}` }]
  const pairs: Record<string, { ours: Shot[]; bare: Shot[] }> = {
    'read a shared workout': { ours: [{ method: 'GET', path: `/api/workouts/${id}` }], bare: read },
    'read a library page': {
      ours: [{ method: 'GET', path: '/api/workouts', headers }],
      bare: [{ method: 'GET', path: `/library/${athlete}` }],
    },
    'show the page of a shared workout, bare reads it': {
      ours: [{ method: 'GET', path: `/workout/${id}`, headers: { accept: 'text/html' } }],
      bare: read,
    },
    // Last, because it makes libraries longer.
    'save a workout': {
      ours: savers.map((saver) => ({ method: 'POST', path: '/api/workouts', headers: saver.headers, body })),
      bare: savers.map((saver) => ({ method: 'POST', path: `/library/${saver.athlete}`, body })),
    },
  }
  const table: Record<string, { ours: number; bare: number; 'ours / bare': number }> = {}
  for (const [label, pair] of Object.entries(pairs)) table[label] = await measureInTurns(server.url, bare.url, pair)
  return table
}

async function measureInTurns(ourUrl: string, bareUrl: string, { ours, bare }: { ours: Shot[]; bare: Shot[] }) {
  await answersPerSecond(bareUrl, bare, WARM_UP_MS)
  await answersPerSecond(ourUrl, ours, WARM_UP_MS)
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      bare: await answersPerSecond(bareUrl, bare, ROUND_MS),
      ours: await answersPerSecond(ourUrl, ours, ROUND_MS),
    })
  return {
    ours: Math.round(median(rounds.map((round) => round.ours))),
    bare: Math.round(median(rounds.map((round) => round.bare))),
    // The ratio within each round, because a machine that is busy with something else slows both.
    'ours / bare': Number(median(rounds.map((round) => round.ours / round.bare)).toFixed(2)),
  }
}

function throwEmpty(): never {
  throw new Error('There are no athletes or no workouts to measure.')
}
