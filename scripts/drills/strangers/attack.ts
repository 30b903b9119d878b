import { randomUUID } from 'node:crypto'
import { type RawAnswer, rawRequest, sendEndlessly } from '#tests/support/server/raw-http.ts'
import type { Prey } from './prey.ts'

export type Target = { url: string; addresses: number; prey: Prey }

/** How often each status was answered, and answers that no stranger should be able to cause. */
export type Outcome = { byStatus: Map<number, number>; faults: string[] }

/** As many strangers at once as keep a server of two cores busy. */
const STRANGERS = 24

/** Attacks for so many seconds, each stranger one attack after another in turn. */
export async function attackFor(seconds: number, target: Target): Promise<Outcome> {
  const outcome: Outcome = { byStatus: new Map(), faults: [] }
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: STRANGERS }, async (_, stranger) => {
      for (let turn = stranger; performance.now() < end; turn += 1) {
        const [name, attack] = attacks[turn % attacks.length] ?? ['', async () => undefined]
        const address = `198.51.100.${1 + Math.floor(Math.random() * target.addresses)}`
        note(outcome, name, await attack(target, address).catch(() => undefined))
      }
    }),
  )
  return outcome
}

type Answer = { status: number; retryAfter: string | null }
type Attack = (target: Target, address: string) => Promise<Answer | undefined>

const megabyte = 'a'.repeat(1_000_000)

const attacks: [name: string, attack: Attack][] = [
  ['long address, sign in', post('/auth/v1/token?grant_type=password', () => ({ email: megabyte, password: 'x' }))],
  ['long address, verify', post('/auth/v1/verify', () => ({ type: 'email', email: megabyte, token: '123456' }))],
  ['long address, recover', post('/auth/v1/recover', () => ({ email: `${megabyte}@example.org` }))],
  [
    'long password',
    post('/auth/v1/token?grant_type=password', ({ prey }) => ({ email: prey.email, password: megabyte })),
  ],
  ['wrong password', post('/auth/v1/token?grant_type=password', () => ({ email: unknown(), password: 'a long walk' }))],
  ['wrong code', post('/auth/v1/verify', () => ({ type: 'email', email: unknown(), token: '123456' }))],
  [
    'forged refresh',
    post('/auth/v1/token?grant_type=refresh_token', () => ({ refresh_token: randomUUID().repeat(2) })),
  ],
  [
    'sign-up',
    post('/api/auth/signup', () => ({ email: unknown(), password: 'a long walk home', full_name: 'Stranger' })),
  ],
  [
    'big data',
    post('/auth/v1/signup', () => ({
      email: unknown(),
      password: 'a long walk home',
      data: { a: 'x'.repeat(16_000) },
    })),
  ],
  ['recover a known address', post('/auth/v1/recover', ({ prey }) => ({ email: prey.email }))],
  ['recover an unknown address', post('/api/user/forgot-password', () => ({ email: unknown() }))],
  ['a body of a megabyte', post('/api/workouts', () => ({ name: megabyte }))],
  ['a file without an account', post('/api/workouts/import?name=a.zwo', () => ({ workout: megabyte }))],
  ['an endless body', endless('/auth/v1/token?grant_type=password')],
  ['an endless file', endless('/api/workouts/import')],
  ['the heaviest page', get(({ prey }) => `/workout/${any(prey.workouts)}`)],
  ['the heaviest page', get(({ prey }) => `/workout/${any(prey.workouts)}?${randomUUID()}`)],
  ['the heaviest answer', get(({ prey }) => `/api/workouts/${any(prey.workouts)}`)],
  ['the heaviest download', get(({ prey }) => `/api/workouts/${any(prey.workouts)}/file?format=${any(formats)}`)],
  [
    'all formats',
    get(({ prey }) => `/api/workouts/${any(prey.workouts)}/formats?reference=${100 + Math.floor(Math.random() * 300)}`),
  ],
  ['a forged token', get(() => '/api/user', { authorization: `Bearer ${'a.'.repeat(4000)}` })],
  ['a forged cookie', get(() => '/', { cookie: `sb-pacewright-auth-token=base64-${'a'.repeat(8000)}` })],
  ['a long path', get(() => `/${'a'.repeat(8000)}`)],
  ['the landing page', get(() => '/')],
]

const formats = ['fit', 'zwo', 'erg', 'mrc', 'tcx', 'intervals', 'json', 'text']

function post(path: string, bodyOf: (target: Target) => unknown): Attack {
  return async (target, address) =>
    answered(
      await fetch(target.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(bodyOf(target)),
      }),
    )
}

function get(pathOf: (target: Target) => string, headers: Record<string, string> = {}): Attack {
  return async (target, address) =>
    answered(
      await fetch(target.url + pathOf(target), {
        headers: { ...headers, 'x-forwarded-for': address },
        redirect: 'manual',
      }),
    )
}

/** A chunked body that goes on until the server closes the connection. */
function endless(path: string): Attack {
  return async ({ url }, address) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'x-forwarded-for': address }
    const answer: RawAnswer = await rawRequest(url, { method: 'POST', path, headers }, sendEndlessly)
    return { status: answer.status, retryAfter: /retry-after: (.*)/i.exec(answer.head)?.[1] ?? null }
  }
}

async function answered(answer: Response): Promise<Answer> {
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

function note({ byStatus, faults }: Outcome, name: string, answer: Answer | undefined) {
  const { status, retryAfter } = answer ?? { status: 0, retryAfter: null }
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  const isFault = status >= 500 && !(status === 503 && retryAfter !== null)
  if (isFault && faults.length < 20) faults.push(`${name} was answered ${status}`)
}

const unknown = () => `${randomUUID()}@example.org`
const any = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value
