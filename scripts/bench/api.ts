import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { library } from '#server/seed/library.ts'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { apiOf, type Person, post, signedIn } from '#tests/e2e/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { type BareServer, startBare } from './api/bare-server.ts'
import { answersPerSecond, type Shot } from './api/load.ts'

const ROUNDS = 7
const ROUND_MS = 1000
const WARM_UP_MS = 2000
/** Workouts in the library whose first page is read. */
const WORKOUTS = 30
/** Athletes who save in turn: the libraries stay as small as people's are. */
const SAVERS = 25

/** Beyond the monthly allowance, and with each request's own address believed. */
const env = { BILLING: 'off', TRUSTED_PROXIES: '127.0.0.1,::1', GOTRUE_MAILER_AUTOCONFIRM: 'true' }

/**
 * How many answers a second the product gives, beside a bare Hono handler with the same statements on the same
 * database, in turns. Both and the load share this machine's cores.
 */
export async function bench(): Promise<void> {
  const programs = findPostgres()
  if (programs) {
    console.log('On PostgreSQL, with its own settings for durability (fsync, synchronous_commit on):')
    const postgres = await startPostgres(programs, { isDurable: true })
    const server = await startServer({ env: { ...env, DATABASE_URL: postgres.url } })
    const bare = await startBare({ DATABASE_URL: postgres.url })
    console.table(await compared(await filled(server), bare))
    await bare.stop()
    await server.stop()
    await postgres.stop()
  } else console.log('PostgreSQL is not installed: only the embedded database is measured.')

  console.log('On the embedded database, each server with a copy of its own; every commit is synced:')
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-bench-'))
  const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')]
  const first = await startServer({ dataDir, env })
  const { people, id } = await filled(first)
  await first.stop()
  cpSync(join(dataDir, 'db'), copy, { recursive: true })
  const server = await startServer({ dataDir, env })
  const bare = await startBare({ EMBEDDED_FOLDER: copy })
  const again: Person[] = []
  for (const person of people) again.push(await signedIn(server, person))
  console.table(await compared({ server, people: again, id }, bare))
  await bare.stop()
  await server.stop()
  rmSync(folder, { recursive: true })
}

type Filled = { server: RunningServer; people: Person[]; id: string }

/** Athletes, the first with a library, and one workout of it. */
async function filled(server: RunningServer): Promise<Filled> {
  const people: Person[] = []
  for (let n = 0; n < SAVERS; n += 1) people.push(await signedUp(server))
  const api = apiOf(server, people[0] ?? raise())
  let id = ''
  for (let n = 0; n < WORKOUTS; n += 1) {
    const { name, request } = library[n % library.length] ?? raise()
    const { steps } = await call('post /api/workouts/generate', request, api)
    const saved = await call('post /api/workouts', { name, sport: request.sport, steps }, api)
    id = saved.id
  }
  return { server, people, id }
}

async function signedUp(server: RunningServer): Promise<Person> {
  const account = { email: `${randomUUID()}@example.org`, password: 'a long walk home' }
  await post(server, '/api/auth/signup', { ...account, full_name: 'Robin Example' })
  return signedIn(server, account)
}

async function compared({ server, people, id }: Filled, bare: BareServer) {
  const savers = await Promise.all(
    people.map(async (person) => ({
      athlete: (await call('get /api/user', {}, apiOf(server, person))).id,
      headers: { authorization: `Bearer ${person.accessToken}` },
    })),
  )
  const { athlete, headers } = savers[0] ?? raise()
  const { name, sport, steps } = await call('get /api/workouts/{id}', { id }, apiOf(server, people[0] ?? raise()))
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
    // The last: what it saves makes libraries longer.
    'save a workout': {
      ours: savers.map((saver) => ({ method: 'POST', path: '/api/workouts', headers: saver.headers, body })),
      bare: savers.map((saver) => ({ method: 'POST', path: `/library/${saver.athlete}`, body })),
    },
  }
  const table: Record<string, { ours: number; bare: number; 'ours / bare': number }> = {}
  for (const [label, pair] of Object.entries(pairs)) table[label] = await inTurns(server.url, bare.url, pair)
  return table
}

async function inTurns(ourUrl: string, bareUrl: string, { ours, bare }: { ours: Shot[]; bare: Shot[] }) {
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
    // Of each round by itself: a machine that is busy with something else slows both.
    'ours / bare': Number(median(rounds.map((round) => round.ours / round.bare)).toFixed(2)),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function raise(): never {
  throw new Error('The seed has no workouts.')
}
