import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from '@playwright/test'
import { createChunks, stringToBase64URL } from '@supabase/ssr'
import type { Email } from 'postal-mime'
import { SESSION_COOKIE, SESSION_COOKIE_CHUNK } from '#contracts/session-cookie.ts'
import type { Workout } from '#contracts/workouts.ts'
import type { Fetch } from '#web/lib/api.ts'
import type { House } from './house.ts'
import { onlyOnce } from './only-once.ts'
import { savedWorkouts } from './workouts.ts'

type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>

type Account = { email: string; password: string }

export type Person = Account & {
  accessToken: string
  /** Three saved workouts, one of each sport, made the first time they are asked for. */
  workouts: () => Promise<Workout[]>
  /** A browser that is signed in already. */
  signedIn: BrowserState
}

/** What an operator gives a person; without either it is a free athlete. */
export type Given = { plan?: 'standard' | 'premium'; role?: 'admin' | 'beta_tester' }

/** Somebody who has signed up and answered the letter, through the same calls a browser makes. */
export async function anAthlete(house: House, { plan, role }: Given = {}): Promise<Person> {
  const person = { email: `${randomUUID()}@example.org`, password: 'a long walk home' }
  const { email } = person
  await post(house, '/api/auth/signup', { ...person, full_name: 'Robin Example', timezone: 'Europe/Berlin' })
  const [letter] = await house.letters(email)
  await post(house, '/auth/v1/verify', { type: 'signup', email, token: codeIn(letter) })
  if (plan) await house.operate('user', 'plan', email, plan)
  if (role) await house.operate('user', 'role', email, role)
  return signedIn(house, person)
}

/** Somebody who has an account, signed in. */
export async function signedIn(house: House, account: Account): Promise<Person> {
  const { email, password } = account
  const session = await post(house, '/auth/v1/token?grant_type=password', { email, password })
  const athlete = { ...account, accessToken: String(session.access_token), signedIn: browserOf(session) }
  return { ...athlete, workouts: onlyOnce(() => savedWorkouts(apiOf(house, athlete))) }
}

/** The six-digit code a letter carries. */
export function codeIn(letter: Email | undefined): string {
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0]
  if (!code) throw new Error(`There is no code in this letter:\n${letter?.text}`)
  return code
}

/** The link a letter carries. */
export function linkIn(letter: Email | undefined): string {
  const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0]
  if (!link) throw new Error(`There is no link in this letter:\n${letter?.text}`)
  return link
}

/** How `call` reaches a house as a person: their token on every request. */
export function apiOf(house: House, { accessToken }: Pick<Person, 'accessToken'>): Fetch {
  return (path, init) =>
    fetch(house.url + path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${accessToken}` } })
}

/** Posts JSON and answers JSON; throws when refused. */
export async function post(
  house: House,
  path: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(house.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** A browser that holds a session in the product's cookie. */
export function browserOf(session: Record<string, unknown>): BrowserState {
  const value = `base64-${stringToBase64URL(JSON.stringify(session))}`
  return {
    cookies: createChunks(SESSION_COOKIE, value, SESSION_COOKIE_CHUNK).map((chunk) => ({
      ...chunk,
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
