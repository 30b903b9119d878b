import { randomUUID } from 'node:crypto'
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js'
import { createAuth } from '#server/auth/auth.ts'
import { createServerTokens } from '#server/auth/keys/server-token.ts'
import type { AuthSettings, Post } from '#server/auth/parts.ts'
import type { Database } from '#server/db/database.ts'
import { receiveBody } from '#server/http/connection/received-body.ts'
import { createHttpServer, requestListener } from '#server/http/connection/server.ts'
import { createCounter } from '#server/http/limits/counter.ts'
import { networkOf } from '#server/http/limits/network.ts'
import type { Letter } from '#server/mail/letter.ts'
import { putLetter } from '#server/mail/store.ts'
import { afterFile } from './after-file.ts'
import { testDatabase } from './database.ts'
import { lettersIn } from './letters.ts'
import { listenOnLoopback } from './loopback.ts'

let database: ReturnType<typeof testDatabase> | undefined

/** The database that all tests of a file share. */
function theDatabase(): ReturnType<typeof testDatabase> {
  if (!database) {
    const opened = testDatabase()
    database = opened
    afterFile(async () => {
      database = undefined
      await (await opened).close()
    })
  }
  return database
}

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }
type More = { token?: string; address?: string; headers?: Record<string, string> }

/** What a test replaces. A stopped clock moves only when the test moves it. */
type Swap = { db?: Database; isClockStopped?: boolean; signUpIsOpen?: () => Promise<boolean> } & Partial<Post>

/** The auth provider without the rest of the product, behind real HTTP, with a clock that a test can move. */
export async function aProvider(settings: Partial<AuthSettings> = {}, swap: Swap = {}) {
  const db = swap.db ?? (await theDatabase()).db
  const reported: Error[] = []
  let aheadMs = 0
  const begin = Date.now()
  const now = () => new Date((swap.isClockStopped ? begin : Date.now()) + aheadMs)
  const siteUrl = 'http://localhost:3000'
  const auth = createAuth({
    db,
    post: {
      send: swap.send ?? ((tx, letter) => putLetter(tx, letter, now())),
      lettersWait: swap.lettersWait ?? (() => undefined),
    },
    settings: { publicUrl: `${siteUrl}/auth/v1`, siteUrl, ...settings },
    now,
    networkOf,
    clientAddress: (context) => context.req.header('x-test-address') ?? '127.0.0.1',
    receiveBody,
    counting: (allowance) => createCounter(allowance, now),
    report: (error) => reported.push(error),
    ...(swap.signUpIsOpen ? { signUpIsOpen: swap.signUpIsOpen } : {}),
  })
  const serverToken = createServerTokens({ db, publicUrl: `${siteUrl}/auth/v1`, tokenSeconds: 3600, now })
  const server = createHttpServer().on('request', requestListener(auth))
  afterFile(() => new Promise((closed) => server.close(closed)))
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`

  const call = async (method: string, path: string, body?: unknown, more: More = {}): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(more.token ? { authorization: `Bearer ${more.token}` } : {}),
      ...(more.address ? { 'x-test-address': more.address } : {}),
      ...more.headers,
    }
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }

  const lettersTo = (email: string): Promise<Letter[]> => lettersIn(db, email)
  const letterTo = async (email: string): Promise<Letter> => {
    const letter = (await lettersTo(email)).at(-1)
    if (!letter) throw new Error(`No letter went to ${email}`)
    return letter
  }
  const post = (path: string, body: unknown, more?: More) => call('POST', path, body, more)
  const signIn = (email: string, password: string, more?: More) =>
    post('/token?grant_type=password', { email, password }, more)

  return {
    db,
    url,
    auth,
    siteUrl,
    reported,
    call,
    post,
    signIn,
    lettersTo,
    letterTo,
    serverToken,
    /** A call of a server. */
    serve: async (method: string, path: string, body?: unknown) =>
      call(method, path, body, { token: await serverToken() }),
    /** The official client of a server. */
    admin: async () => new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${await serverToken()}` } }),
    refresh: (refresh_token: string, more?: More) => post('/token?grant_type=refresh_token', { refresh_token }, more),
    advance: (seconds: number) => {
      aheadMs += Math.round(seconds * 1000)
    },
    /** A person with a confirmed address, and the first session. */
    async aPerson(password = 'correct horse battery') {
      const email = anAddress()
      await post('/signup', { email, password })
      const { status, body } = await post('/verify', { type: 'signup', email, token: codeIn(await letterTo(email)) })
      if (status !== 200) throw new Error(`The code was refused: ${JSON.stringify(body)}`)
      return { email, password, ...sessionIn(body) }
    },
    /** A person whose address is not confirmed yet, with the letter, its code and its link. */
    async anUnconfirmed(password = 'correct horse battery') {
      const email = anAddress()
      await post('/signup', { email, password })
      const letter = await letterTo(email)
      return { email, password, letter, code: codeIn(letter), link: linkTokenIn(letter) }
    },
    client: () =>
      new AuthClient({
        url,
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        detectSessionInUrl: false,
      }),
  }
}

export type TestProvider = Awaited<ReturnType<typeof aProvider>>

export const anAddress = () => `${randomUUID()}@example.org`

export function codeIn(letter: Letter): string {
  return /^\d{6}$/m.exec(letter.text)?.[0] ?? ''
}

/** The token in a letter's link. */
export function linkTokenIn(letter: Letter): string {
  return new URL(letter.link ?? '').searchParams.get('token_hash') ?? ''
}

export function sessionIn(body: Record<string, unknown>) {
  const { access_token, refresh_token, user } = body as {
    access_token: string
    refresh_token: string
    user: { id: string }
  }
  return { accessToken: access_token, refreshToken: refresh_token, userId: user.id }
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
