import { browserOf } from './people.ts'
import { expect, test } from './test.ts'

// The server's answers before any script runs: for link previews, search engines and slow connections.

test.describe('the server answers', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared workout as a complete page, with the tags for link previews', async ({ page, people, server }) => {
    const [workout] = await (await people.paid()).workouts()
    const address = `/workout/${workout?.id}`
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Workout', exact: true })).toBeVisible()
    await expect(page.getByText(/By:/)).toContainText('Robin Example')
    await expect(page.getByRole('table', { name: 'Steps' })).toContainText('Recovery')
    await expect(page).toHaveTitle(/Five hard fours/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Five hard fours/)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', server.url + address)
    expect(await page.content(), 'only the name of its author is shown').not.toContain('@example.org')
  })

  for (const [what, address, status, words] of [
    ['an unknown address', '/nowhere-at-all', 404, 'Page Not Found'],
    ['an unknown address under a known one', '/contact/nowhere', 404, 'Page Not Found'],
    ['a missing workout', '/workout/018f8f2e-0000-7000-8000-000000000000', 404, 'Workout Not Found'],
    ['an invalid id', '/workout/nonsense', 404, 'Workout Not Found'],
  ] as const)
    test(`${what} as ${status}`, async ({ page }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(status)
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
    })

  test('the landing page with its title and address, readable without scripts', async ({ page, server }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Rapidly Plan and Generate Structured Workouts')
    await expect(page.getByRole('heading', { name: 'Spend less time planning and more time training' })).toBeVisible()
    await expect(page.getByText('Train Smarter')).toBeVisible()
    await expect(page.getByText('Join today and get a 7 day free trial')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^${server.url}/?$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  })
})

test('a signed-in visitor is redirected from the landing page, one with a forged cookie is not', async ({
  people,
  playwright,
  server,
}) => {
  const { signedIn, accessToken } = await people.free()
  const known = await playwright.request.newContext({ baseURL: server.url, storageState: signedIn })
  const sent = await known.get('/', { maxRedirects: 0 })
  expect([sent.status(), sent.headers().location]).toEqual([307, '/dashboard/activity'])
  await known.dispose()
  const forged = browserOf({ access_token: accessToken.replace(/.{8}$/, 'AAAAAAAA'), refresh_token: 'made-up' })
  const stranger = await playwright.request.newContext({ baseURL: server.url, storageState: forged })
  expect((await stranger.get('/', { maxRedirects: 0 })).status()).toBe(200)
  await stranger.dispose()
})

test('a page has a policy with a fresh nonce, and is not cached', async ({ request }) => {
  const [one, other] = [await request.get('/'), await request.get('/')]
  const nonceOf = (answer: typeof one) => /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
  expect(nonceOf(one)).toBeTruthy()
  expect(nonceOf(one)).not.toBe(nonceOf(other))
  expect(await one.text()).toContain(`nonce="${nonceOf(one)}"`)
  expect(one.headers()['cache-control']).toBe('no-store')
  expect(one.headers()['x-content-type-options']).toBe('nosniff')
  expect(one.headers()['permissions-policy']).toContain('geolocation=(self), camera=()')
})

test('files are served beside pages: assets that are cached for good, an icon, and robots.txt', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
  const script = await request.get(String(asset))
  expect(script.status()).toBe(200)
  expect(script.headers()['cache-control']).toContain('immutable')
  // Only pages use a device, and each header counts with every file.
  expect(script.headers()['permissions-policy']).toBeUndefined()
  for (const [file, type] of [
    ['/robots.txt', 'text/plain'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/film.webm', 'video/webm'],
    ['/film.webp', 'image/webp'],
    ['/film.vtt', 'text/vtt'],
  ] as const) {
    const answer = await request.get(file)
    expect([answer.status(), answer.headers()['content-type']], file).toEqual([200, expect.stringContaining(type)])
  }
})
