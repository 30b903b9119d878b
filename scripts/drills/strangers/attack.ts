import { randomUUID } from 'node:crypto'
import { SESSION_COOKIE } from '#contracts/session-cookie.ts'
import { type RawAnswer, rawRequest, sendEndlessly } from '#tests/support/server/raw-http.ts'

/** The attacked server, what strangers know of it, and from how many IP addresses they attack. */
export type Target = { url: string; ipAddresses: number; email: string; workoutIds: string[] }

/** How often each status was answered, and the errors of the server that the attacks caused. */
export type Outcome = { byStatus: Map<number, number>; faults: string[] }

/** Strangers at the same time: enough to keep a server of two cores busy. */
const STRANGERS = 24

/** Attacks for this many seconds; each stranger repeats all attacks in turn. */
export async function attackFor(seconds: number, target: Target): Promise<Outcome> {
  const outcome: Outcome = { byStatus: new Map(), faults: [] }
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: STRANGERS }, async (_, stranger) => {
      for (let turn = stranger; performance.now() < end; turn += 1) {
        const [name, attack] = attacks[turn % attacks.length] ?? ['', async () => undefined]
        const ipAddress = `198.51.100.${1 + Math.floor(Math.random() * target.ipAddresses)}`
        record(outcome, name, await attack(target, ipAddress).catch(() => undefined))
      }
    }),
  )
  return outcome
}

type Answer = { status: number; retryAfter: string | null }
type Attack = (target: Target, ipAddress: string) => Promise<Answer | undefined>

const megabyte = 'a'.repeat(1_000_000)
// About a megabyte each, and slower to check than one long text.
const zeros = Array<number>(500_000).fill(0)
const manyKeys = Object.fromEntries(Array.from({ length: 70_000 }, (_, key) => [`key${key}`, null]))

const attacks: [name: string, attack: Attack][] = [
  ['long email, sign in', post('/auth/v1/token?grant_type=password', () => ({ email: megabyte, password: 'x' }))],
  ['long email, verify', post('/auth/v1/verify', () => ({ type: 'email', email: megabyte, token: '123456' }))],
  ['long email, recover', post('/auth/v1/recover', () => ({ email: `${megabyte}@example.org` }))],
  ['long password', post('/auth/v1/token?grant_type=password', ({ email }) => ({ email, password: megabyte }))],
  ['wrong password', post('/auth/v1/token?grant_type=password', () => ({ email: anEmail(), password: 'a long walk' }))],
  ['wrong code', post('/auth/v1/verify', () => ({ type: 'email', email: anEmail(), token: '123456' }))],
  [
    'forged refresh',
    post('/auth/v1/token?grant_type=refresh_token', () => ({ refresh_token: randomUUID().repeat(2) })),
  ],
  [
    'sign-up',
    post('/api/auth/signup', () => ({ email: anEmail(), password: 'a long walk home', full_name: 'Stranger' })),
  ],
  [
    'large data',
    post('/auth/v1/signup', () => ({
      email: anEmail(),
      password: 'a long walk home',
      data: { a: 'x'.repeat(16_000) },
    })),
  ],
  [
    'many values, sign in',
    post('/auth/v1/token?grant_type=password', () => ({ email: anEmail(), password: 'x', zeros })),
  ],
  ['many values, refresh', post('/auth/v1/token?grant_type=refresh_token', () => ({ refresh_token: 'x', zeros }))],
  ['many values, verify', post('/auth/v1/verify', () => ({ type: 'email', email: anEmail(), token: '1', zeros }))],
  ['many keys, data', post('/auth/v1/signup', () => ({ email: anEmail(), password: 'a long walk', data: manyKeys }))],
  ['many keys, sign-up', post('/api/auth/signup', () => ({ email: anEmail(), ...manyKeys }))],
  ['many keys, reset', post('/api/user/forgot-password', () => ({ email: anEmail(), ...manyKeys }))],
  ['recover a known email', post('/auth/v1/recover', ({ email }) => ({ email }))],
  ['recover an unknown email', post('/api/user/forgot-password', () => ({ email: anEmail() }))],
  ['a body of a megabyte', post('/api/workouts', () => ({ name: megabyte }))],
  ['a file without an account', post('/api/workouts/import?name=a.zwo', () => ({ workout: megabyte }))],
  ['an endless body', postEndlessly('/auth/v1/token?grant_type=password')],
  ['an endless file', postEndlessly('/api/workouts/import')],
  ['the largest page', get(({ workoutIds }) => `/workout/${oneOf(workoutIds)}`)],
  ['the largest page', get(({ workoutIds }) => `/workout/${oneOf(workoutIds)}?${randomUUID()}`)],
  ['the largest answer', get(({ workoutIds }) => `/api/workouts/${oneOf(workoutIds)}`)],
  ['the largest download', get(({ workoutIds }) => `/api/workouts/${oneOf(workoutIds)}/file?format=${oneOf(formats)}`)],
  [
    'all formats',
    get(
      ({ workoutIds }) =>
        `/api/workouts/${oneOf(workoutIds)}/formats?reference=${100 + Math.floor(Math.random() * 300)}`,
    ),
  ],
  ['a forged token', get(() => '/api/user', { authorization: `Bearer ${'a.'.repeat(4000)}` })],
  ['a forged cookie', get(() => '/', { cookie: `${SESSION_COOKIE}=base64-${'a'.repeat(8000)}` })],
  ['a long path', get(() => `/${'a'.repeat(8000)}`)],
  ['the landing page', get(() => '/')],
]

const formats = ['fit', 'zwo', 'erg', 'mrc', 'tcx', 'intervals', 'json', 'text']

function post(path: string, bodyOf: (target: Target) => unknown): Attack {
  return async (target, ipAddress) =>
    readAnswer(
      await fetch(target.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ipAddress },
        body: JSON.stringify(bodyOf(target)),
      }),
    )
}

function get(pathOf: (target: Target) => string, headers: Record<string, string> = {}): Attack {
  return async (target, ipAddress) =>
    readAnswer(
      await fetch(target.url + pathOf(target), {
        headers: { ...headers, 'x-forwarded-for': ipAddress },
        redirect: 'manual',
      }),
    )
}

/** A chunked body that goes on until the server closes the connection. */
function postEndlessly(path: string): Attack {
  return async ({ url }, ipAddress) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'x-forwarded-for': ipAddress }
    const answer: RawAnswer = await rawRequest(url, { method: 'POST', path, headers }, sendEndlessly)
    return { status: answer.status, retryAfter: /retry-after: (.*)/i.exec(answer.head)?.[1] ?? null }
  }
}

async function readAnswer(answer: Response): Promise<Answer> {
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

function record({ byStatus, faults }: Outcome, name: string, answer: Answer | undefined) {
  const { status, retryAfter } = answer ?? { status: 0, retryAfter: null }
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  const isFault = status >= 500 && !(status === 503 && retryAfter !== null)
  if (isFault && faults.length < 20) faults.push(`${name} was answered ${status}`)
}

const anEmail = () => `${randomUUID()}@example.org`
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value
