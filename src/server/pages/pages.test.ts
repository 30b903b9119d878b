import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { PageRequest } from '#contracts/page-request.ts'
import { refuse } from '../http/refusals/refuse.ts'
import { mountPages, type Render } from './pages.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const asBrowser = { headers: { accept: 'text/html,*/*;q=0.8' } }
const anId = '01900000-0000-7000-8000-000000000000'

/** Pages whose API answers `/api/busy` 503 with a Retry-After, `/api/gone` 504 with one, and the rest 200. */
function pagesOf(answer: (context: PageRequest) => Response | Promise<Response>) {
  const asked: string[] = []
  const rendered: string[] = []
  const render: Render = async ({ url }, { context }) => {
    rendered.push(new URL(url).pathname)
    return answer(context)
  }
  const app = new Hono()
    .use('/api/*', async ({ req }, next) => {
      asked.push(req.path)
      await next()
    })
    .get('/api/busy', (context) => context.json({}, 503, { 'retry-after': '7' }))
    .get('/api/gone', (context) => context.json({}, 504, { 'retry-after': '7' }))
    .all('/api/*', (context) => context.json({}))
    .onError(refuse)
  mountPages(app, {
    render,
    site: {} as PageRequest['site'],
    visitorOf: async () => null,
    addressOf: () => '192.0.2.1',
    now: () => new Date(0),
    allow: {},
  })
  return { app, asked, rendered }
}

test.each([
  ['/api/busy', 499, 499, null],
  ['/api/busy', 500, 503, '7'],
  ['/api/busy', 501, 503, '7'],
  ['/api/gone', 500, 500, null],
  ['/api/well', 500, 500, null],
])(
  'after %s, a page of status %i is answered %i with the Retry-After %s',
  async (path, status, answered, retryAfter) => {
    const { app } = pagesOf(async ({ fetch }) => {
      await fetch(path)
      return new Response('<h1>A page</h1>', { status, headers: html })
    })
    const page = await app.request('/dashboard', asBrowser)
    expect([page.status, page.headers.get('retry-after')]).toEqual([answered, retryAfter])
    expect(await page.text()).toBe('<h1>A page</h1>')
  },
)

test.each([
  [399, 'text/plain', 'text/html', false],
  [400, 'text/plain', 'text/html', true],
  [404, 'text/plain', 'text/html', true],
  [404, 'text/html', 'text/html', false],
  [404, 'text/plain', 'application/json', false],
])(
  'an answer of status %i as %s to a client of %s is replaced by a page: %s',
  async (status, type, accept, isReplaced) => {
    const cancel = vi.fn()
    const body = () =>
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('as it came'))
          if (!isReplaced) stream.close()
        },
        cancel,
      })
    const { app } = pagesOf(() => new Response(body(), { status, headers: { 'content-type': type } }))
    const page = await app.request('/dashboard', { headers: { accept } })
    expect(page.status).toBe(status)
    expect((await page.text()) === 'as it came').toBe(!isReplaced)
    expect(cancel).toHaveBeenCalledTimes(isReplaced ? 1 : 0)
  },
)

test('an error answer that is replaced while the API is unavailable says when to try again', async () => {
  const { app } = pagesOf(async ({ fetch }) => {
    await fetch('/api/busy')
    return Response.json({}, { status: 500 })
  })
  const page = await app.request('/dashboard', asBrowser)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '7'])
  expect(await page.text()).toContain('<h1>Something went wrong</h1>')
})

test.each([
  ['a page of status 200', 1, () => new Response('page', { headers: html })],
  ['a page of another status', 2, () => new Response('page', { status: 201, headers: html })],
  ['an answer that is no page', 2, () => Response.json({})],
  ['a page that sets a cookie', 2, () => new Response('page', { headers: { ...html, 'set-cookie': 'a=1' } })],
])('%s, requested twice, is rendered %i times', async (_, times, answer) => {
  const { app, rendered } = pagesOf(answer)
  for (let time = 0; time < 2; time += 1) await (await app.request('/login', asBrowser)).text()
  expect(rendered).toHaveLength(times)
})

test('a page for a client that takes no HTML is not kept', async () => {
  const { app, rendered } = pagesOf(() => new Response('page', { headers: html }))
  for (const accept of ['text/html', '*/*', 'application/json', 'application/json'])
    await app.request('/login', { headers: { accept } })
  expect(rendered).toHaveLength(3)
})

test('a page that changed something is sent whole and rendered again', async () => {
  const { app, rendered } = pagesOf(async ({ nonce, fetch }) => {
    await fetch('/api/visits', { method: 'POST' })
    return new Response(`<b nonce="${nonce}">page</b>`, { headers: html })
  })
  for (let time = 0; time < 2; time += 1) {
    const page = await app.request('/login', asBrowser)
    const [, nonce] = /'nonce-([\w-]{22})'/.exec(page.headers.get('content-security-policy') ?? '') ?? []
    expect(await page.text()).toBe(`<b nonce="${nonce}">page</b>`)
  }
  expect(rendered).toHaveLength(2)
})

test.each([
  ['/workout', '/api/workouts'],
  ['/route', '/api/routes'],
])('only the address %s/{id} is that of a shared page', async (folder, read) => {
  const { app, asked, rendered } = pagesOf(() => new Response('page', { headers: html }))
  const others = ['/login', `/old${folder}/${anId}`, `${folder}/${anId}/edit`, `${folder}/${anId}0`]
  for (const path of others) expect((await app.request(path, asBrowser)).status).toBe(200)
  expect(rendered).toEqual(others)
  expect(asked).toEqual([])
  expect((await app.request(`${folder}/${anId}?from=here`, asBrowser)).status).toBe(200)
  expect(asked).toEqual([`${read}/${anId}`])
  const { headers } = await app.request(`${folder.toUpperCase()}/${anId}/`, asBrowser)
  expect(headers.get('location')).toBe(`${folder}/${anId}`)
})

test('one page of a workout is rendered at once, fifty wait with their workout read, and more are refused', async () => {
  const held = Promise.withResolvers<void>()
  const { app, asked, rendered } = pagesOf(async () => {
    await held.promise
    return new Response('page', { headers: html })
  })
  const opened = Array.from({ length: 52 }, () => app.request(`/workout/${randomUUID()}`, asBrowser))
  const refused = await Promise.race(opened)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect([rendered.length, asked.length]).toEqual([1, 52])
  held.resolve()
  const statuses = (await Promise.all(opened)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(51)
})

test.each(['/workout/%ff', '/%E0%A4%A', '/%'])('%s is the address of no page and is not rendered', async (path) => {
  const { app, rendered } = pagesOf(() => new Response('page', { headers: html }))
  expect((await app.request(path, asBrowser)).status).toBe(404)
  expect(rendered).toEqual([])
})

test.each([
  ['HEAD', 1, ''],
  ['GET', 0, 'No such page'],
])('the page of a missing address, asked for by %s, is left %i times by its reader', async (method, times, text) => {
  const cancel = vi.fn()
  const { app } = pagesOf(() => {
    const body = new ReadableStream({
      start: (page) => page.enqueue(new TextEncoder().encode('No such page')),
      pull: (page) => page.close(),
      cancel,
    })
    return new Response(body, { status: 404, headers: html })
  })
  const answer = await app.request('/nowhere', { ...asBrowser, method })
  expect([answer.status, await answer.text()]).toEqual([404, text])
  expect(cancel).toHaveBeenCalledTimes(times)
})
