import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from '@playwright/test'
import type { Email } from 'postal-mime'
import type { Route } from '#contracts/routes.ts'
import type { Workout } from '#contracts/workouts.ts'
import { sessionCookies } from '#tests/support/server/session-cookie.ts'
import type { Fetch } from '#web/lib/api.ts'
import { onlyOnce } from './only-once.ts'
import { saveRoutes } from './routes.ts'
import type { RunningServer } from './server.ts'
import { saveWorkouts } from './workouts.ts'

type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>

type Account = { email: string; password: string }

export type Person = Account & {
  accessToken: string
  /** Three saved workouts, one of each sport, created at the first call. */
  workouts: () => Promise<Workout[]>
  /** Three saved routes, two on foot and one by bike, created at the first call. */
  routes: () => Promise<Route[]>
  /** The state of a browser that is signed in. */
  signedIn: BrowserState
}

/** What an operator gives an athlete; without either it is a free athlete. */
export type Given = { plan?: 'standard' | 'premium'; role?: 'admin' | 'beta_tester' }

/** The fields of a sign-up, with an address that has no account yet. */
export function newAccount() {
  return { email: `${randomUUID()}@example.org`, password: 'a long walk home', full_name: 'Robin Example' }
}

/** Signs up an athlete and confirms the letter, through the same calls as a browser. */
export async function anAthlete(server: RunningServer, { plan, role }: Given = {}): Promise<Person> {
  const account = newAccount()
  const { email } = account
  await post(server, '/api/auth/signup', { ...account, timezone: 'Europe/Berlin' })
  const [letter] = await server.letters(email)
  await post(server, '/auth/v1/verify', { type: 'signup', email, token: codeIn(letter) })
  if (plan) await server.operate('user', 'plan', email, plan)
  if (role) await server.operate('user', 'role', email, role)
  return signIn(server, account)
}

/** Signs in an athlete who has an account. */
export async function signIn(server: RunningServer, { email, password }: Account): Promise<Person> {
  const session = await post(server, '/auth/v1/token?grant_type=password', { email, password })
  const athlete = { email, password, accessToken: String(session.access_token), signedIn: browserOf(session) }
  const api = apiOf(server, athlete)
  return { ...athlete, workouts: onlyOnce(() => saveWorkouts(api)), routes: onlyOnce(() => saveRoutes(api)) }
}

/** The six-digit code in a letter. */
export function codeIn(letter: Email | undefined): string {
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0]
  if (!code) throw new Error(`There is no code in this letter:\n${letter?.text}`)
  return code
}

/** The link in a letter. */
export function linkIn(letter: Email | undefined): string {
  const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0]
  if (!link) throw new Error(`There is no link in this letter:\n${letter?.text}`)
  return link
}

/** The `Fetch` with which `call` reaches a server as a person: it sends their token with every request. */
export function apiOf(server: RunningServer, { accessToken }: Pick<Person, 'accessToken'>): Fetch {
  return (path, init) =>
    fetch(server.url + path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${accessToken}` } })
}

/** Posts JSON and returns the JSON of the answer; throws when refused. */
export async function post(
  server: RunningServer,
  path: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** The state of a browser with a session in the product's cookie. */
export function browserOf(session: Record<string, unknown>): BrowserState {
  return {
    cookies: sessionCookies(session).map((cookie) => ({
      ...cookie,
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    })),
    origins: [],
  }
}
