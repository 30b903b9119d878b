import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { aProvider, sessionIn, type TestProvider } from '#tests/support/server/auth-provider.ts'
import { readRefreshToken, writeRefreshToken } from '../sessions/refresh-token.ts'
import { audit_log_entries, sessions } from '../tables.ts'

async function rowOf(provider: TestProvider, refreshToken: string) {
  const id = readRefreshToken(refreshToken)?.sessionId ?? ''
  const [row] = await provider.db.select().from(sessions).where(eq(sessions.id, id))
  return row
}

async function next(provider: TestProvider, refreshToken: string): Promise<string> {
  const { status, body } = await provider.refresh(refreshToken)
  if (status !== 200) throw new Error(`Not refreshed: ${JSON.stringify(body)}`)
  return sessionIn(body).refreshToken
}

test('claim 14: every use of the current token gives a new one', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  const seen = new Set([refreshToken])
  let current = refreshToken
  for (let turn = 0; turn < 5; turn++) {
    current = await next(provider, current)
    seen.add(current)
  }
  expect(seen.size).toBe(6)
})

test('claim 14: twenty simultaneous refreshes of one token give the same valid token', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  const answers = await Promise.all(Array.from({ length: 20 }, () => provider.refresh(refreshToken)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const tokens = new Set(answers.map(({ body }) => sessionIn(body).refreshToken))
  expect(tokens.size).toBe(1)
  const [live = ''] = tokens
  expect(live).not.toBe(refreshToken)
  expect((await provider.refresh(live)).status).toBe(200)
})

test('claim 14: within ten seconds of a refresh every earlier token is answered with the current one', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  const second = await next(provider, refreshToken)
  const third = await next(provider, second)
  const current = await next(provider, third)
  expect(await next(provider, refreshToken)).toBe(current)
  expect(await next(provider, third)).toBe(current)
})

test('claim 14: the token before the current one is answered with it at any age', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  const current = await next(provider, refreshToken)
  provider.advance(30 * 86_400)
  expect(await next(provider, refreshToken)).toBe(current)
  expect((await rowOf(provider, current))?.refresh_token_counter).toBe(1)
})

test('claim 15: an older token after ten seconds ends the session with all its tokens, and is recorded', async () => {
  const provider = await aProvider()
  const { refreshToken, accessToken, userId, email, password } = await provider.aPerson()
  const second = await next(provider, refreshToken)
  const current = await next(provider, second)
  const elsewhere = sessionIn((await provider.signIn(email, password)).body)
  provider.advance(11)
  const reused = await provider.refresh(refreshToken, { address: '203.0.113.66' })
  expect(reused).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  for (const token of [second, current])
    expect((await provider.refresh(token)).body.code).toBe('refresh_token_not_found')
  const read = await provider.call('GET', '/user', undefined, { token: accessToken })
  expect(read).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
  const events = await provider.db.select().from(audit_log_entries).where(eq(audit_log_entries.user_id, userId))
  expect(events.filter(({ kind }) => kind === 'token_reused')).toMatchObject([{ ip: '203.0.113.66' }])
  // the person's other sessions have nothing to do with it
  expect((await provider.refresh(elsewhere.refreshToken)).status).toBe(200)
})

test('claim 16: after a crash between rotation and answer the old token still works', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  // the answer of this one is lost
  await provider.refresh(refreshToken)
  const reborn = await aProvider({}, { db: provider.db })
  reborn.advance(3600)
  const retried = await reborn.refresh(refreshToken)
  expect(retried.status).toBe(200)
  expect((await reborn.refresh(sessionIn(retried.body).refreshToken)).status).toBe(200)
})

test('claim 16: tampered, shortened, future and foreign tokens are refused and change nothing', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  const other = await provider.aPerson()
  const before = await rowOf(provider, refreshToken)
  const key = before?.refresh_token_hmac_key ?? ''
  const id = before?.id ?? ''
  const otherId = readRefreshToken(other.refreshToken)?.sessionId ?? ''
  const flipped = Array.from({ length: refreshToken.length }, (_, at) => {
    const letter = refreshToken[at] === 'A' ? 'B' : 'A'
    return `${refreshToken.slice(0, at)}${letter}${refreshToken.slice(at + 1)}`
  })
  const forged = [
    ...flipped,
    refreshToken.slice(0, -1),
    refreshToken.slice(1),
    `${refreshToken}A`,
    `${refreshToken}=`,
    'abcdefghijkl',
    writeRefreshToken(id, 1, key),
    writeRefreshToken(id, 2 ** 40, key),
    writeRefreshToken(otherId, 0, key),
    writeRefreshToken(id, 0, Buffer.alloc(32).toString('base64')),
    writeRefreshToken('00000000-0000-4000-8000-000000000000', 0, key),
  ]
  for (const token of forged) {
    const { status, body } = await provider.refresh(token)
    expect(status).toBe(400)
    expect(['validation_failed', 'refresh_token_not_found']).toContain(body.code)
  }
  expect(await rowOf(provider, refreshToken)).toEqual(before)
  expect((await provider.refresh(refreshToken)).status).toBe(200)
  expect((await provider.refresh('')).body.code).toBe('validation_failed')
})

test('claim 17: while the database is unavailable a refresh answers 503 with Retry-After, and the session stays valid', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  let isAway = false
  const db = new Proxy(provider.db, {
    get(target, name) {
      if (isAway && name === 'transaction') return () => Promise.reject(new Error('connection refused'))
      return Reflect.get(target, name)
    },
  }) as Database
  const broken = await aProvider({}, { db })
  isAway = true
  const client = broken.client()
  const answer = await broken.refresh(refreshToken)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(broken.reported[0]?.message).toBe('connection refused')
  isAway = false
  const { data } = await client.refreshSession({ refresh_token: refreshToken })
  expect(data.session?.refresh_token).toBeTruthy()
})

test('claim 17: a refresh that waits too long is answered 503, and the session stays valid', async () => {
  const provider = await aProvider()
  const { refreshToken } = await provider.aPerson()
  const hasty = await aProvider({ requestSeconds: 0.3 }, { db: provider.db })
  const sessionId = readRefreshToken(refreshToken)?.sessionId ?? ''
  await provider.db.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
    const { status, headers } = await hasty.refresh(refreshToken)
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
  expect((await provider.refresh(refreshToken)).status).toBe(200)
})

test('claim 17: forged tokens from one network are answered 503, never 429, and valid ones are not counted', async () => {
  const provider = await aProvider()
  let { refreshToken: current } = await provider.aPerson()
  for (let turn = 0; turn < 310; turn++) current = await next(provider, current)
  const address = '203.0.113.5'
  for (let turn = 0; turn < 300; turn++) expect((await provider.refresh('nonsense', { address })).status).toBe(400)
  const over = await provider.refresh('nonsense', { address })
  expect(over.status).toBe(503)
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await provider.refresh(current)).status).toBe(200)
})

test('claim 20: without limits a session does not end; with limits it ends at refresh and at use', async () => {
  const unlimited = await aProvider()
  const forever = await unlimited.aPerson()
  unlimited.advance(400 * 86_400)
  expect((await unlimited.refresh(forever.refreshToken)).status).toBe(200)

  const timed = await aProvider({ sessionSeconds: 7200, tokenSeconds: 86_400 })
  const { refreshToken, accessToken } = await timed.aPerson()
  timed.advance(7100)
  const later = sessionIn((await timed.refresh(refreshToken)).body).refreshToken
  timed.advance(101)
  const used = await timed.call('GET', '/user', undefined, { token: accessToken })
  expect(used).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
  expect((await timed.refresh(later)).body.code).toBe('session_expired')
  expect((await timed.refresh(later)).body.code).toBe('refresh_token_not_found')
})

test('claim 20: with an idle limit, refreshing keeps a session valid, and idle time ends it', async () => {
  const provider = await aProvider({ idleSeconds: 3600 })
  let current = (await provider.aPerson()).refreshToken
  for (let turn = 0; turn < 3; turn++) {
    provider.advance(3000)
    current = await next(provider, current)
  }
  provider.advance(3601)
  expect((await provider.refresh(current)).body.code).toBe('session_expired')
})
