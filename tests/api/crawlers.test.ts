import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'

const withPages = (environment: Record<string, string> = {}) =>
  anApp({ environment, pages: { render: async () => new Response('page') } })

test('robots.txt names the site map, and keeps crawlers off the API', async () => {
  const app = await withPages()
  const answer = await fetch(`${app.url}/robots.txt`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${app.url}/sitemap.xml`)
  await app.close()
})

test('the site map lists the public pages, and of saved routes those that their athletes have listed', async () => {
  const app = await withPages()
  const author = await anAthlete({ app })
  const route = routeAlong(ring())
  const { id: listed } = await author.api('post /api/routes', { ...route, is_listed: true })
  const { id: unlisted } = await author.api('post /api/routes', route)
  const { id: hidden } = await author.api('post /api/routes', { ...route, is_listed: true, is_private: true })
  const answer = await fetch(`${app.url}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
  const map = await answer.text()
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(expect.arrayContaining([`${app.url}/`, `${app.url}/pricing`, `${app.url}/route/${listed}`]))
  for (const id of [unlisted, hidden]) expect(map).not.toContain(id)
  // It is made again after a minute only.
  await author.api('delete /api/routes/{id}', { id: listed })
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toContain(listed)
  app.advance(60_000)
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).not.toContain(listed)
  await app.close()
})

test('the site map lists the workouts that their athletes have listed, until they are private', async () => {
  const app = await withPages()
  const { api } = await anAthlete({ app })
  const [listed, unlisted] = [await api('post /api/workouts', easyRun), await api('post /api/workouts', easyRun)]
  await api('put /api/workouts/{id}/visibility', { id: listed.id, is_listed: true })
  const siteMap = async () => {
    app.advance(60_000)
    return (await fetch(`${app.url}/sitemap.xml`)).text()
  }
  const map = await siteMap()
  expect(map).toContain(`<loc>${app.url}/workout/${listed.id}</loc>`)
  expect(map).not.toContain(unlisted.id)
  await api('put /api/workouts/{id}/visibility', { id: listed.id, is_private: true })
  expect(await siteMap()).not.toContain(listed.id)
  await app.close()
})

test('a site map that is known is not sent again, in each of its encodings', async () => {
  const app = await withPages()
  const tags: string[] = []
  for (const encoding of ['br', 'gzip', 'identity']) {
    const accepting = { 'accept-encoding': encoding }
    const { headers } = await fetch(`${app.url}/sitemap.xml`, { headers: accepting })
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['public, no-cache', 'accept-encoding'])
    const etag = headers.get('etag') ?? ''
    const known = await fetch(`${app.url}/sitemap.xml`, { headers: { ...accepting, 'if-none-match': etag } })
    expect([known.status, known.headers.get('etag'), known.headers.get('vary')]).toEqual([304, etag, 'accept-encoding'])
    tags.push(etag)
  }
  expect(new Set(tags).size).toBe(3)
  await app.close()
})

test('the manifest names the product and its icons, which have the sizes that it says', async () => {
  const app = await withPages()
  const answer = await fetch(`${app.url}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { icons, ...manifest } = await answer.json()
  expect(manifest).toMatchObject({ name: 'Pacewright', start_url: '/dashboard/activity' })
  // What browsers require before they offer to install: a picture of each size, and one that may be cut to a shape.
  const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pngs.map(({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of pngs) {
    const bytes = readFileSync(`src/web/public${src}`)
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  await app.close()
})

test('a chat widget is admitted to the policy of pages where the operator has set one', async () => {
  const app = await withPages({ CHAT_SCRIPT_URL: 'https://chat.example.org/widget.js?site=1' })
  const policy = (await fetch(`${app.url}/`)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'nonce-[\w-]+' https:\/\/chat\.example\.org;/)
  await app.close()
})
