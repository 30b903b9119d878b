import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { arrivalLimits, createHttpServer } from '#server/http/connection/server.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { chunked, type RawAnswer, rawRequest, sendEndlessly } from '#tests/support/server/raw-http.ts'

const easy = {
  name: 'Easy hour',
  sport: 'running',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 3600 } }],
}

const overThere = { 'transfer-encoding': 'chunked', connection: 'close' }

/** Sends a body in chunks, as a streaming proxy does. */
async function inChunks(method: string, path: string, body: unknown, token?: string): Promise<RawAnswer> {
  const { url } = await theApp()
  const headers = { ...overThere, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const text = body === undefined ? '' : JSON.stringify(body)
  return rawRequest(url, { method, path, headers }, (socket) => void socket.write(chunked(text)))
}

describe('a body without a declared length', () => {
  test('signs in, refreshes, asks for letters, changes the user and signs out', async () => {
    const { email, password, refreshToken, token } = await anAthlete()
    const statusOf = async (...request: Parameters<typeof inChunks>) => (await inChunks(...request)).status
    expect(await statusOf('POST', '/auth/v1/token?grant_type=password', { email, password })).toBe(200)
    expect(await statusOf('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken })).toBe(200)
    expect(await statusOf('POST', '/auth/v1/recover', { email })).toBe(200)
    expect(await statusOf('POST', '/auth/v1/resend', { type: 'signup', email })).toBe(200)
    expect(await statusOf('POST', '/auth/v1/signup', { email: `x${email}`, password })).toBe(200)
    expect(await statusOf('POST', '/auth/v1/verify', { type: 'signup', email, token: '000000' })).toBe(403)
    expect(await statusOf('PUT', '/auth/v1/user', { data: { full_name: 'Robin' } }, token)).toBe(200)
    expect(await statusOf('POST', '/auth/v1/logout', undefined, token)).toBe(204)
  })

  test('saves and changes a workout', async () => {
    const { token } = await anAthlete()
    const saved = await inChunks('POST', '/api/workouts', easy, token)
    expect(saved.status).toBe(200)
    const { id } = JSON.parse(/\{.*\}/s.exec(saved.text)?.[0] ?? '')
    expect((await inChunks('PUT', `/api/workouts/${id}`, easy, token)).status).toBe(200)
    expect((await inChunks('DELETE', `/api/workouts/${id}`, undefined, token)).status).toBe(200)
  })

  test.each([
    ['/auth/v1/factors/1', 404],
    ['/auth/v1/user/identities/1', 404],
    ['/auth/v1/nothing', 404],
    ['/api/nothing', 404],
  ])('may be left out: DELETE %s', async (path, status) => {
    const [{ url }, { token }] = [await theApp(), await anAthlete()]
    const headers = { authorization: `Bearer ${token}` }
    expect((await inChunks('DELETE', path, undefined, token)).status).toBe(status)
    expect(
      (await rawRequest(url, { method: 'DELETE', path, headers: { ...headers, connection: 'close' } })).status,
    ).toBe(status)
  })

  test.each([
    ['POST', '/auth/v1/token?grant_type=password', 'request_entity_too_large'],
    ['POST', '/auth/v1/token?grant_type=refresh_token', 'request_entity_too_large'],
    ['DELETE', '/auth/v1/factors/1', 'request_entity_too_large'],
    ['POST', '/api/workouts', 'too-large'],
    ['POST', '/api/workouts/import', 'too-large'],
    ['POST', '/api/auth/signup', 'too-large'],
  ])('is refused with 413 if it does not end: %s %s', async (method, path, code) => {
    const [{ url }, { token }] = [await theApp(), await anAthlete()]
    const headers = { 'transfer-encoding': 'chunked', authorization: `Bearer ${token}` }
    const answer = await rawRequest(url, { method, path, headers }, sendEndlessly)
    expect(answer.status).toBe(413)
    expect(answer.head).toMatch(/^connection: close$/im)
    expect(answer.text).toContain(code)
  })
})

test('a body with too large a declared length is refused before it arrives, and the connection is closed', async () => {
  const [{ url }, { token }] = [await theApp(), await anAthlete()]
  for (const path of ['/auth/v1/token?grant_type=password', '/api/workouts', '/api/workouts/import']) {
    const headers = { 'content-length': '50000000', authorization: `Bearer ${token}` }
    const answer = await rawRequest(url, { method: 'POST', path, headers }, (socket) => void socket.write('{'))
    expect(answer.status).toBe(413)
  }
})

test('a client that disconnects during a body causes no error in the log', async () => {
  const app = await anApp()
  const { token } = await anAthlete({ app })
  const leave = (socket: Socket) => void socket.write('{"name":', () => socket.resetAndDestroy())
  for (const path of ['/api/workouts', '/api/workouts/import', '/auth/v1/token?grant_type=refresh_token']) {
    const headers = { 'content-length': '100', authorization: `Bearer ${token}` }
    await rawRequest(app.url, { method: 'POST', path, headers }, leave).catch(() => undefined)
  }
  // A later request on another connection is answered after the server has ended these.
  const refused = () => app.logged.filter((line) => line.includes('"status":400')).length
  for (let tries = 0; refused() < 3 && tries < 200; tries += 1) await fetch(`${app.url}/healthz`)
  expect(refused()).toBe(3)
  expect(app.logged.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  await app.close()
})

test('a request that arrives too slowly is answered 408, and its connection is closed', async () => {
  const server = createHttpServer({ headersMs: 50, requestMs: 50, checkEveryMs: 10 })
  server.on('request', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const headers = { 'content-length': '100' }
  const answer = await rawRequest(url, { method: 'POST', path: '/', headers }, (socket) => void socket.write('{'))
  expect(answer.status).toBe(408)
  server.close()
  expect(createHttpServer().requestTimeout).toBe(arrivalLimits.requestMs)
})

test('a connection whose answer is not read is ended when too many bytes wait', async () => {
  const server = createHttpServer(arrivalLimits, { bytes: 1_000_000, ms: 120_000 })
  const ended = new Promise<void>((resolve) => {
    server.on('request', ({ socket }, outgoing) => {
      socket.once('close', () => resolve())
      outgoing.end(Buffer.alloc(16_000_000))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await ended
  client.destroy()
  server.close()
})
