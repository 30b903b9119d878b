import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PageRequest } from '#contracts/page-request.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { anApp, type TestApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { browserCookie } from '#tests/support/server/session-cookie.ts'

const easy: NewWorkout = {
  name: 'Easy hour',
  sport: 'running',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 3600 } }],
}

/** An app whose pages contain the name of a workout and the nonce; it counts how often pages are rendered. */
async function withWorkoutPages(before: (context: PageRequest) => Promise<void> = async () => undefined) {
  const rendered: string[] = []
  const app = await anApp({
    pages: {
      render: async (request, { context }) => {
        rendered.push(request.url.slice(app.url.length))
        // The real renderer does this too.
        const isBare = request.method === 'HEAD'
        await before(context)
        const [, id] = /^\/workout\/(.*)/.exec(new URL(request.url).pathname) ?? []
        const answer = id ? await context.fetch(`/api/workouts/${id}`) : nothing
        const { name } = (await answer.json()) as { name?: string }
        const html = `<script nonce="${context.nonce}"></script><p>${name} for ${context.visitor?.id}</p><b nonce="${context.nonce}">`
        const headers = { 'content-type': 'text/html' }
        return new Response(isBare ? null : html, { status: answer.status, headers })
      },
    },
  })
  return { app, rendered }
}

const nothing = { status: 200, json: async () => ({}) }

async function openPage({ url }: TestApp, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers: { accept: 'text/html', ...headers } })
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy') ?? '',
    html: await answer.text(),
  }
}

test('a page is rendered once while its workout is unchanged, and each answer has another nonce', async () => {
  const { app, rendered } = await withWorkoutPages()
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  const nonces = new Set<string>()
  for (let n = 0; n < 3; n += 1) {
    const { html, policy } = await openPage(app, `/workout/${id}`)
    const [nonce = ''] = /(?<=nonce-)[^']+/.exec(policy) ?? []
    nonces.add(nonce)
    expect(html).toBe(`<script nonce="${nonce}"></script><p>Easy hour for undefined</p><b nonce="${nonce}">`)
  }
  expect(nonces.size).toBe(3)
  expect(rendered).toEqual([`/workout/${id}`])
  await app.close()
})

test('a page that was first requested by HEAD is complete for the next GET', async () => {
  const { app, rendered } = await withWorkoutPages()
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  const head = await fetch(`${app.url}/workout/${id}`, { method: 'HEAD', headers: { accept: 'text/html' } })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await openPage(app, `/workout/${id}`)).html).toContain('Easy hour')
  expect(rendered).toHaveLength(1)
  await app.close()
})

test('a page shows a change and a deletion at once, even by another process', async () => {
  const { app } = await withWorkoutPages()
  // Another process on the same database, which does not tell the first one of a change.
  const other = await anApp()
  const { api } = await anAthlete({ app: other })
  const { id } = await api('post /api/workouts', easy)
  const page = () => openPage(app, `/workout/${id}`)
  expect((await page()).html).toContain('Easy hour')
  await api('put /api/workouts/{id}', { id, ...easy, name: 'Harder hour' })
  expect((await page()).html).toContain('Harder hour')
  expect((await page()).html).toContain('Harder hour')
  await api('delete /api/workouts/{id}', { id })
  expect(await page()).toMatchObject({ status: 404 })
  await api('post /api/workouts/{id}/restore', { id })
  expect((await page()).html).toContain('Harder hour')
  await Promise.all([app.close(), other.close()])
})

test('a kept page of a workout that was made private is not sent again, and comes back with the workout', async () => {
  const { app, rendered } = await withWorkoutPages()
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  const page = () => openPage(app, `/workout/${id}`)
  for (let time = 0; time < 2; time += 1) expect((await page()).html).toContain('Easy hour')
  expect(rendered).toHaveLength(1)
  await api('put /api/workouts/{id}/visibility', { id, is_private: true })
  for (let time = 0; time < 2; time += 1) {
    const { status, html } = await page()
    expect(status).toBe(404)
    expect(html).not.toContain('Easy hour')
  }
  await api('put /api/workouts/{id}/visibility', { id, is_private: false })
  expect((await page()).html).toContain('Easy hour')
  await app.close()
})

test('a page for a visitor with a session is not cached for others', async () => {
  const { app, rendered } = await withWorkoutPages()
  const { api, id: athlete, token } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  const cookie = browserCookie({ access_token: token })
  expect((await openPage(app, `/workout/${id}`)).html).toContain('for undefined')
  expect((await openPage(app, `/workout/${id}`, { cookie })).html).toContain(`for ${athlete}`)
  expect((await openPage(app, `/workout/${id}`)).html).toContain('for undefined')
  expect(rendered).toHaveLength(2)
  await app.close()
})

test('a missing page is not cached, and a query does not make another page of the same workout', async () => {
  const { app, rendered } = await withWorkoutPages()
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  const missing = '/workout/01900000-0000-7000-8000-000000000000'
  const paths = [missing, missing, `/workout/${id}`, `/workout/${id}?from=a-friend`, '/login', '/login?register=true']
  for (const path of paths) await openPage(app, path)
  expect(rendered).toEqual([missing, missing, `/workout/${id}`, '/login', '/login?register=true'])
  await app.close()
})

test('another spelling of the path leads to the one page of the workout', async () => {
  const { app, rendered } = await withWorkoutPages()
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  const spelled = [`/WORKOUT/${id}`, `/%77orkout/${id}?b=1`, `/workout/${id.toUpperCase()}`, `/workout/${id}/`]
  for (const path of spelled) {
    const answer = await fetch(app.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([308, `/workout/${id}`])
  }
  expect(rendered).toEqual([])
  await app.close()
})

test('a cached page is rendered again after a minute', async () => {
  const { app, rendered } = await withWorkoutPages()
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  await openPage(app, `/workout/${id}`)
  app.advance(60_000)
  await openPage(app, `/workout/${id}`)
  expect(rendered).toHaveLength(2)
  await app.close()
})

test('visitors who open a page at the same time wait for the same render', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { app, rendered } = await withWorkoutPages(() => promise)
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  const pages = Array.from({ length: 10 }, () => openPage(app, `/workout/${id}`))
  // The first request has reached the renderer, and the others wait for it.
  while (rendered.length === 0) await fetch(`${app.url}/healthz`)
  resolve()
  for (const { html } of await Promise.all(pages)) expect(html).toContain('Easy hour')
  expect(rendered).toHaveLength(1)
  await app.close()
})

test('a failed render does not fail the other requests for its page', async () => {
  let fails = true
  const { app } = await withWorkoutPages(async () => {
    if (fails) throw new Error('the renderer is broken')
  })
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  expect((await openPage(app, `/workout/${id}`)).status).toBe(500)
  fails = false
  expect((await openPage(app, `/workout/${id}`)).html).toContain('Easy hour')
  await app.close()
})

test('workouts that many open at once are rendered in turn, and too many are told when to try again', async () => {
  const held = Promise.withResolvers<void>()
  let rendering = 0
  const render = async () => {
    rendering += 1
    await held.promise
    return new Response('<p>A workout</p>', { headers: { 'content-type': 'text/html' } })
  }
  const app = await anApp({ pages: { render } })
  const opened = Array.from({ length: 60 }, () => fetch(`${app.url}/workout/${randomUUID()}`))
  const refused = await Promise.race(opened)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(rendering).toBe(1)
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  held.resolve()
  const statuses = (await Promise.all(opened)).map(({ status }) => status)
  expect([...new Set(statuses)].toSorted()).toEqual([200, 503])
  await app.close()
})
