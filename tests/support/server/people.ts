import { randomUUID } from 'node:crypto'
import { call, type Fetch, type InputOf, type Operation, type OutputOf } from '#web/lib/api.ts'
import { type TestApp, theApp } from './app.ts'

/** What an operator gives an athlete; by default nothing. */
export type Given = { plan?: 'standard' | 'premium'; role?: 'admin' | 'beta_tester'; app?: TestApp; email?: string }

/** The browser's client, with the session of one athlete. */
export type Api = <const Name extends Operation>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>

export type Athlete = {
  id: string
  email: string
  password: string
  name: string
  token: string
  refreshToken: string
  api: Api
  /** For requests that the product's own client does not send. */
  fetch: Fetcher
}

type Fetcher = (path: string, init?: RequestInit) => Promise<Response>

/** An athlete who signed up, confirmed the address and signed in, through the calls a browser makes. */
export async function anAthlete({ plan, role, app: given, email = anEmail() }: Given = {}): Promise<Athlete> {
  const app = given ?? (await theApp())
  const [password, name] = ['a long walk home', 'Robin Example']
  await aStranger(app).api('post /api/auth/signup', { email, password, full_name: name, timezone: 'Europe/Berlin' })
  const [letter] = await app.lettersTo(email)
  const token = /^\d{6}$/m.exec(letter?.text ?? '')?.[0]
  const session = await postJson(`${app.url}/auth/v1/verify`, { type: 'signup', email, token })
  if (plan) await operate(app, 'user', 'plan', email, plan)
  if (role) await operate(app, 'user', 'role', email, role)
  const { access_token, refresh_token, user } = session
  const asAthlete = fetcher(app, access_token)
  // The first call creates the athlete's row.
  await asAthlete('/api/user')
  return {
    id: user.id,
    email,
    password,
    name,
    token: access_token,
    refreshToken: refresh_token,
    api: apiOf(asAthlete),
    fetch: asAthlete,
  }
}

/** A visitor without a session. */
export function aStranger(app: TestApp): { api: Api; fetch: Fetcher } {
  const asStranger = fetcher(app)
  return { api: apiOf(asStranger), fetch: asStranger }
}

export const anEmail = () => `${randomUUID()}@example.org`

type Session = { access_token: string; refresh_token: string; user: { id: string } }

function fetcher(app: TestApp, token?: string): Fetcher {
  return (path, init = {}) =>
    fetch(app.url + path, {
      ...init,
      headers: {
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(init.headers as Record<string, string>),
      },
    })
}

function apiOf(fetcher: Fetcher): Api {
  return (name, input) => call(name, input, fetcher as Fetch)
}

async function postJson(url: string, body: unknown): Promise<Session> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Session
}

async function operate(app: TestApp, ...words: string[]) {
  const { output, exitCode } = await app.operate(words)
  if (exitCode !== 0) throw new Error(output)
}
