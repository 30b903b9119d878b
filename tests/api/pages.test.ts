import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageRequest } from '#contracts/page-request.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Render } from '#server/pages/pages.ts'
import { type AppOptions, anApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { browserCookie } from '#tests/support/server/session-cookie.ts'

/** A renderer that records what it was given. */
function aRenderer(answer: (context: PageRequest) => Response | Promise<Response> = () => new Response('page')) {
  const given: PageRequest[] = []
  const render: Render = async (_, { context }) => {
    given.push(context)
    return answer(context)
  }
  return { render, given }
}

const withPages = (render: Render, options: AppOptions = {}) => anApp({ ...options, pages: { render } })

test('a page knows its visitor by the session cookie, in one piece or in several', async () => {
  const { render, given } = aRenderer()
  const app = await withPages(render)
  const { id, token } = await anAthlete({ app })
  for (const rest of [{}, { padding: 'ä'.repeat(4000) }])
    await fetch(`${app.url}/`, { headers: { cookie: browserCookie({ access_token: token, ...rest }) } })
  expect(given.map(({ visitor }) => visitor)).toEqual([{ id }, { id }])
  await app.close()
})

test('a forged, broken or ended session counts as none', async () => {
  const { render, given } = aRenderer()
  const app = await withPages(render)
  const { token, fetch: asAthlete } = await anAthlete({ app })
  const cookies = [
    '',
    'pacewright-session=',
    'pacewright-session=base64-%%%',
    'pacewright-session=base64-bnVsbA',
    'pacewright-session={"access_token":1}',
    browserCookie({ access_token: `${token.slice(0, -6)}AAAAAA` }),
    browserCookie({ access_token: 7 }),
    browserCookie([]),
  ]
  for (const cookie of cookies) expect((await fetch(`${app.url}/`, { headers: { cookie } })).status).toBe(200)
  await asAthlete('/auth/v1/logout', { method: 'POST' })
  app.advance(10_000)
  await fetch(`${app.url}/`, { headers: { cookie: browserCookie({ access_token: token }) } })
  expect(given.map(({ visitor }) => visitor)).toEqual([...cookies.map(() => null), null])
  await app.close()
})

test('each page has a new nonce in its policy, and is not cached', async () => {
  const { render, given } = aRenderer()
  const app = await withPages(render)
  const policies: string[] = []
  for (let n = 0; n < 2; n += 1) {
    const { headers } = await fetch(`${app.url}/anything`)
    policies.push(headers.get('content-security-policy') ?? '')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(policies[0]).toContain(`'nonce-${given[0]?.nonce}'`)
  expect(policies[0]).toContain("img-src 'self' data: https://tile.openstreetmap.org;")
  expect(policies[0]).toContain("connect-src 'self' https://nominatim.openstreetmap.org;")
  expect(given[0]?.nonce).not.toBe(given[1]?.nonce)
  await app.close()
})

test('a page is sent compressed, with the nonce of its own policy', async () => {
  const { render } = aRenderer(({ nonce }) => {
    const words = `<script nonce="${nonce}"></script>${'Train smarter. '.repeat(1000)}`
    return new Response(words, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  const app = await withPages(render)
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${app.url}/pricing`, { headers: { 'accept-encoding': encoding } })
    const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'accept-encoding'])
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(1000)
    expect(await answer.text()).toContain(`<script nonce="${nonce}"></script>Train smarter. `)
  }
  await app.close()
})

test('the policy lets the browser reach a foreign auth provider, and the page knows where it is', async () => {
  const { render, given } = aRenderer()
  const foreign = { AUTH_URL: 'https://project.example.org/auth/v1', AUTH_KEY: 'a public key' }
  const environment = { ...foreign, TILES_URL: 'off', GEOCODER_URL: 'off' }
  const app = await withPages(render, { environment })
  const { headers } = await fetch(`${app.url}/`)
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://project.example.org;")
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data:;")
  expect(given[0]?.site).toMatchObject({
    ...{ authUrl: environment.AUTH_URL, authKey: 'a public key', accounts: 'external' },
  })
  expect(given[0]?.site).not.toHaveProperty('passwordMinLength')
  await app.close()
})

test('a page knows how long a password must be, and a confirmation page marks its browser', async () => {
  const { render, given } = aRenderer()
  const app = await withPages(render, { auth: { minimumPasswordLength: 11 } })
  const { headers } = await fetch(`${app.url}/auth/confirm`)
  expect(headers.get('set-cookie')).toMatch(/^pacewright-letter=/)
  expect(given[0]?.site).toMatchObject({ authUrl: '/auth/v1', accounts: 'embedded', passwordMinLength: 11 })
  await app.close()
})

test('a page calls the API in the same process', async () => {
  const { render } = aRenderer(async ({ fetch }) => {
    const answer = await fetch('/api/workouts/01900000-0000-7000-8000-000000000000')
    return new Response(JSON.stringify(await answer.json()), { status: answer.status })
  })
  const app = await withPages(render)
  const answer = await fetch(`${app.url}/workout/x`)
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'not-found'])
  await app.close()
})

test('redirects and statuses of a page pass through', async () => {
  const { render } = aRenderer(() => new Response(null, { status: 307, headers: { location: '/dashboard' } }))
  const app = await withPages(render)
  const answer = await fetch(`${app.url}/`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/dashboard'])
  await app.close()
})

test('a renderer that fails is answered 500 and logged once, and the page does not show the cause', async () => {
  const { render } = aRenderer(() => {
    throw new Error('a secret of the server')
  })
  const app = await withPages(render)
  const answer = await fetch(`${app.url}/`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
  expect(app.logged.filter((line) => line.includes('a secret of the server'))).toHaveLength(1)
  await app.close()
})

test('hashed files are cached for good, others for an hour, and no file outside the folder is served', async () => {
  const files = join(mkdtempSync(join(tmpdir(), 'pacewright-files-')), 'client')
  mkdirSync(join(files, 'assets'), { recursive: true })
  writeFileSync(join(files, 'assets', 'main-1a2b.js'), 'hello()')
  writeFileSync(join(files, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(files, '..', 'secret.txt'), 'secret')
  const { render } = aRenderer()
  const app = await anApp({ pages: { render, files } })
  const hashed = await fetch(`${app.url}/assets/main-1a2b.js`)
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await hashed.text()).toBe('hello()')
  expect((await fetch(`${app.url}/assets/gone-1a2b.js`)).status).toBe(404)
  const robots = await fetch(`${app.url}/robots.txt`)
  expect([robots.status, robots.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  for (const path of ['/assets/../../secret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])
    expect(await (await fetch(`${app.url}${path}`)).text()).not.toContain('secret')
  await app.close()
})

const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

/** The text that a browser shows of an answer, which must be a page. */
async function seen(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { ...asBrowser, ...init })
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { answer, status: answer.status, text: await answer.text() }
}

test('a page that cannot be rendered says that something went wrong, and can be loaded again', async () => {
  const broken: Render[] = [
    async () => {
      throw new Error('a secret of the server')
    },
    async () => Response.json({ status: 500, unhandled: true, message: 'a secret of the server' }, { status: 500 }),
  ]
  for (const render of broken) {
    const app = await withPages(render)
    const { status, text } = await seen(`${app.url}/dashboard`)
    expect(status).toBe(500)
    expect(text).toContain('<h1>Something went wrong</h1>')
    expect(text).toContain('An unexpected error occurred')
    expect(text).toContain('<a href="">Reload Page</a>')
    expect(text).not.toMatch(/secret|<script/)
    const program = await fetch(`${app.url}/dashboard`, { headers: { accept: 'application/json' } })
    expect([program.status, program.headers.get('content-type')]).toEqual([500, 'application/json'])
    await app.close()
  }
})

test('a page of the renderer is sent unchanged, whatever its status', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const { render } = aRenderer(() => new Response('<h1>Page Not Found, with a menu</h1>', { status: 404, headers }))
  const app = await withPages(render)
  const { status, text } = await seen(`${app.url}/nope`)
  expect([status, text]).toEqual([404, '<h1>Page Not Found, with a menu</h1>'])
  await app.close()
})

test('too many requests are answered to a browser with a page, and to a program in JSON', async () => {
  const { render } = aRenderer()
  const app = await withPages(render, { limits: { general: { ...limits.general, points: 1 } } })
  await fetch(`${app.url}/`)
  const { answer, status, text } = await seen(`${app.url}/`)
  expect(status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(text).toContain(limits.general.sentence)
  for (const path of ['/api/docs', '/api/user', '/api/nope']) {
    const { status, headers } = await fetch(`${app.url}${path}`, asBrowser)
    expect([status, headers.get('content-type')]).toEqual([429, 'application/json'])
  }
  await app.close()
})

test('the API calls of a page count as part of the page, so that no limit ends it half way', async () => {
  const asked: number[] = []
  const { render } = aRenderer(async ({ fetch }) => {
    for (let time = 0; time < 3; time += 1) asked.push((await fetch('/api/openapi.json')).status)
    return new Response('page')
  })
  const app = await withPages(render, { limits: { general: { ...limits.general, points: 1 } } })
  expect((await fetch(`${app.url}/`)).status).toBe(200)
  expect(asked).toEqual([200, 200, 200])
  await app.close()
})

test('a missing file, and a form that is sent before its script has loaded, are answered with a page', async () => {
  const files = mkdtempSync(join(tmpdir(), 'pacewright-files-'))
  const { render } = aRenderer()
  const app = await anApp({ pages: { render, files } })
  const gone = await seen(`${app.url}/assets/gone-1a2b.js`)
  expect([gone.status, gone.text.includes('<h1>Page Not Found</h1>')]).toEqual([404, true])
  const sent = await seen(`${app.url}/login`, { method: 'POST', body: new URLSearchParams({ email: 'a@example.org' }) })
  expect([sent.status, sent.answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(sent.text).toContain('Load it again')
  await app.close()
})
