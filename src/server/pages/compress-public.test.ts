import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { browserCookie } from '#tests/support/server/session-cookie.ts'
import { compressPublic } from './compress-public.ts'

const WORDS = '<p>Run for half an hour.</p>'.repeat(100)

function anApp() {
  const app = new Hono()
  app.use(compressPublic)
  app.get('/page', ({ html }) => html(WORDS))
  app.get('/missing', ({ html }) => html(WORDS, 404))
  app.get('/packed', ({ html }) => html('packed before', 200, { 'content-encoding': 'br' }))
  app.get('/picture', ({ body }) => body('a picture', 200, { 'content-type': 'image/png' }))
  app.get('/marked', ({ html }) => html(WORDS, 200, { 'set-cookie': 'mark=1' }))
  app.get('/elsewhere', ({ redirect }) => redirect('/page'))
  return app
}

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  anApp().request(path, { method, headers })

const decoders: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'none'],
  ['br;q=0.5, identity', 'none'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['*;q=0', 'none'],
  ['deflate', 'none'],
  ['', 'none'],
  [';;=,q=,br;q=much', 'br'],
])('a browser that accepts %j gets %s', async (accepted, encoding) => {
  const answer = await ask('/page', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding') ?? 'none').toBe(encoding)
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(Buffer.from(decoders[encoding]?.(bytes) ?? []).toString()).toBe(WORDS)
  if (encoding !== 'none') expect(bytes.byteLength).toBeLessThan(WORDS.length / 10)
})

test('an error keeps its status, and a page that is only looked for has the headers of the page', async () => {
  const accepting = { 'accept-encoding': 'br' }
  const missing = await ask('/missing', accepting)
  expect([missing.status, missing.headers.get('content-encoding')]).toEqual([404, 'br'])
  const looked = await ask('/page', accepting, 'HEAD')
  expect([looked.status, looked.headers.get('content-encoding'), await looked.text()]).toEqual([200, 'br', ''])
})

test('what is compressed already, what is no text, and what has no body stay as they are', async () => {
  const accepting = { 'accept-encoding': 'br' }
  expect(await (await ask('/packed', accepting)).text()).toBe('packed before')
  expect(await (await ask('/picture', accepting)).text()).toBe('a picture')
  const elsewhere = await ask('/elsewhere', accepting)
  expect([elsewhere.status, elsewhere.headers.get('content-encoding')]).toEqual([302, null])
})

test('no answer to a browser with a session is compressed, nor one that sets a cookie', async () => {
  const signedIn = { 'accept-encoding': 'br', cookie: browserCookie({ access_token: 'token' }) }
  for (const [path, headers] of [
    ['/page', signedIn],
    ['/marked', { 'accept-encoding': 'br' }],
  ] as const) {
    const answer = await ask(path, headers)
    expect(answer.headers.get('content-encoding'), path).toBeNull()
    expect(await answer.text(), path).toBe(WORDS)
  }
})
