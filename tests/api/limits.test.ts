import { expect, test } from 'vitest'
import { limits } from '#server/http/limits/limits.ts'
import { anApp } from '#tests/support/server/app.ts'
import { anAthlete, anEmail, aStranger } from '#tests/support/server/people.ts'

const two = (limit: (typeof limits)[keyof typeof limits]) => ({ ...limit, points: 2 })

test('an address with too many requests is told when to try again, and health is still answered', async () => {
  const app = await anApp({ limits: { general: two(limits.general) } })
  const { fetch } = aStranger(app)
  const statuses = []
  for (let n = 0; n < 3; n += 1) statuses.push((await fetch('/api/docs')).status)
  expect(statuses).toEqual([200, 200, 429])
  const answer = await fetch('/api/openapi.json')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ code: 'too-often', error: limits.general.sentence })
  expect((await fetch('/readyz')).status).toBe(200)
  await app.close()
})

test('sessions of an address with too many requests are still refreshed', async () => {
  const app = await anApp({ limits: { general: { ...limits.general, points: 3 } } })
  const { fetch, refreshToken } = await anAthlete({ app })
  const statuses = []
  for (let n = 0; n < 3; n += 1) statuses.push((await fetch('/api/docs')).status)
  expect(statuses).toContain(429)
  for (let n = 0; n < 5; n += 1) {
    const body = JSON.stringify({ refresh_token: refreshToken })
    const answer = await fetch('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body })
    expect(answer.status).toBe(200)
  }
  await app.close()
})

test('sign-ups and reset letters have separate limits', async () => {
  const app = await anApp({ limits: { signUp: two(limits.signUp), forgotPassword: two(limits.forgotPassword) } })
  const { fetch } = aStranger(app)
  const post = async (path: string, body: object) =>
    (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).status
  const signUp = () => post('/api/auth/signup', { email: anEmail(), password: 'a long walk home', full_name: 'Robin' })
  const forgot = () => post('/api/user/forgot-password', { email: anEmail() })
  expect([await signUp(), await signUp(), await signUp()]).toEqual([200, 200, 429])
  expect([await forgot(), await forgot(), await forgot()]).toEqual([200, 200, 429])
  await app.close()
})

test('clients behind a trusted proxy are counted separately', async () => {
  const app = await anApp({
    environment: { TRUSTED_PROXIES: '127.0.0.0/8' },
    limits: { general: two(limits.general) },
  })
  const { fetch } = aStranger(app)
  const ask = async (client: string) => (await fetch('/api/docs', { headers: { 'x-forwarded-for': client } })).status
  for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    expect([await ask(client), await ask(client), await ask(client)]).toEqual([200, 200, 429])
  await app.close()
})

test('a script with ten requests a second stays below the general limit', () => {
  expect(limits.general.points / limits.general.seconds).toBeGreaterThanOrEqual(100)
})

test('the log contains no password, token, address or query', async () => {
  const app = await anApp()
  const { api, fetch, email, password, token, refreshToken } = await anAthlete({ app })
  await api('put /api/user', { password: 'another long walk' })
  await fetch('/api/workouts?page=1&secret=hidden')
  await fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
  const log = app.logged.join('')
  expect(log).toContain('"path":"/api/workouts"')
  for (const secret of [email, password, 'another long walk', token, refreshToken, 'hidden'])
    expect(log).not.toContain(secret)
  await app.close()
})

test('every answer has an id, which the log contains', async () => {
  const app = await anApp()
  const { fetch } = aStranger(app)
  for (const path of ['/api/nope', '/healthz', '/api/docs', '/auth/v1/health']) {
    const id = (await fetch(path)).headers.get('x-request-id')
    expect(app.logged.join('')).toContain(id ?? 'no id')
  }
  await app.close()
})

test('every answer forbids frames and content sniffing', async () => {
  const app = await anApp()
  const { fetch } = aStranger(app)
  for (const path of ['/api/nope', '/healthz', '/api/docs', '/api/user']) {
    const { headers } = await fetch(path)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  await app.close()
})
