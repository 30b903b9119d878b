import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isLookedAt, plainPage } from './plain-page.ts'

const app = new Hono()
  .get('/broken', (context) => plainPage(context, 500))
  .get('/gone', (context) => plainPage(context, 404, 'Nothing <here>.'))
  .get('*', (context) => context.text(String(isLookedAt(context))))

test.each([
  ['/dashboard', 'text/html,application/xhtml+xml', 'true'],
  ['/dashboard', 'Text/HTML', 'true'],
  ['/dashboard', 'application/json', 'false'],
  ['/dashboard', 'text/html5', 'false'],
  ['/dashboard', undefined, 'false'],
  ['/api/user', 'text/html', 'false'],
])('a request for %s as %s comes from a person: %s', async (path, accept, isLooked) => {
  const answer = await app.request(path, { headers: accept === undefined ? {} : { accept } })
  expect(await answer.text()).toBe(isLooked)
})

test('an error page has a sentence and a link, and is not cached', async () => {
  const [broken, gone] = [await app.request('/broken'), await app.request('/gone')]
  expect([broken.status, gone.status]).toEqual([500, 404])
  expect(broken.headers.get('cache-control')).toBe('no-store')
  expect(broken.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  )
  const [brokenPage, gonePage] = [await broken.text(), await gone.text()]
  for (const said of ['<h1>Something went wrong</h1>', '<p>An unexpected error occurred</p>', '<a href="">'])
    expect(brokenPage).toContain(said)
  for (const said of ['<h1>Page Not Found</h1>', '<p>Nothing &lt;here&gt;.</p>', '<a href="/">Home</a>'])
    expect(gonePage).toContain(said)
})
