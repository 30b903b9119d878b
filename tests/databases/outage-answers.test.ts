import { expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { anApp } from '../support/server/app.ts'
import { anAthlete } from '../support/server/people.ts'
import { newDatabase } from './new-database.ts'
import { startProxy } from './proxy.ts'

const id = '01990000-0000-7000-8000-000000000001'
const easy = {
  name: 'Easy',
  sport: 'running',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }],
}

test('without PostgreSQL every request that needs it is answered 503 with Retry-After; afterwards all work again', async () => {
  const url = new URL(await newDatabase({ isMigrated: true }))
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  const database = await openPostgres(url.href, { onError: () => undefined })
  const render = async (
    _: Request,
    { context }: { context: { fetch: (path: string) => Promise<{ ok: boolean }> } },
  ) => {
    const { ok } = await context.fetch(`/api/workouts/${id}`)
    return new Response('<p>', { status: ok ? 200 : 500, headers: { 'content-type': 'text/html' } })
  }
  const app = await anApp({ database, pages: { render } })
  const { fetch: asAthlete, email, password, refreshToken } = await anAthlete({ app })
  const requests: [string, string, unknown?][] = [
    ['GET', '/api/workouts'],
    ['POST', '/api/workouts', easy],
    ['GET', `/api/workouts/${id}`],
    ['GET', `/api/workouts/${id}/formats`],
    ['GET', '/api/user'],
    ['POST', '/api/auth/signup', { email: `x${email}`, password, full_name: 'Robin' }],
    ['POST', '/auth/v1/token?grant_type=password', { email, password }],
    ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken }],
    ['POST', '/auth/v1/signup', { email: `y${email}`, password }],
    ['GET', '/auth/v1/user'],
    ['GET', `/workout/${id}`],
  ]
  await proxy.stop()
  app.logged.length = 0
  for (const [method, path, body] of requests) {
    const answer = await asAthlete(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    expect(answer.status, `${method} ${path}`).toBe(503)
    expect(Number(answer.headers.get('retry-after')), `${method} ${path}`).toBeGreaterThan(0)
  }
  expect((await asAthlete('/readyz')).status).toBe(503)
  const errors = app.logged.filter((line) => line.includes('"level":50'))
  expect(errors.join('')).not.toMatch(/"stack":\[/)
  await proxy.start()
  expect((await asAthlete('/readyz')).status).toBe(200)
  expect((await asAthlete('/api/workouts', { method: 'POST', body: JSON.stringify(easy) })).status).toBe(200)
  await app.close()
  await database.close()
  await proxy.close()
})
