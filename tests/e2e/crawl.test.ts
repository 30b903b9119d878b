import type { Page } from '@playwright/test'
import { openedPage } from './opened-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// Every internal link that a person can see leads somewhere. Stays as the product grows: a link is added with its page.

test('every link a stranger meets leads to a page', async ({ page, people, request, house }) => {
  test.setTimeout(180_000)
  const shared = await (await people.paid()).workouts()
  const seen = await crawl(page, ['/', ...shared.map(({ id }) => `/workout/${id}`)])
  for (const address of [
    '/login',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/coaching',
    '/text-syntax',
    '/forgot-password',
  ])
    expect(seen).toContain(address)
  // Where signing in is asked for, the page that was wanted stays in mind.
  const dashboard = await request.get(`${house.url}/dashboard`)
  expect(dashboard.status()).toBe(200)
})

// The menu differs on a phone, whoever opens it.
for (const who of ['free', 'paid', 'admin'] as const)
  test(`every link that an athlete meets leads to a page (${who})${who === 'paid' ? ' @phone' : ''}`, async ({
    browser,
    people,
    house,
    contextOptions,
  }) => {
    test.setTimeout(180_000)
    const person = await people[who]()
    if (who === 'paid') await person.workouts()
    const { page, close } = await openedPage(browser, house, person, contextOptions)
    const seen = await crawl(page, ['/dashboard', '/dashboard?tab=recent-workouts', '/privacy-policy'])
    for (const address of ['/dashboard/workout-generator', '/dashboard/workout-builder', '/dashboard/workout-library'])
      expect(seen).toContain(address)
    // Only the actions of a workout lead there.
    if (who === 'paid') expect(seen.join(' ')).toMatch(/\/dashboard\/workout-builder\/[0-9a-f-]{36}/)
    await close()
  })

/** Follows every internal link from some addresses; answers the paths visited. */
async function crawl(page: Page, from: string[]): Promise<string[]> {
  const waiting = [...from]
  const seen = new Set<string>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(pageOf(address))) continue
    seen.add(pageOf(address))
    await visit(page, address)
    await expect(
      page.getByRole('heading', { name: /Page Not Found|Not Found/ }),
      `${address} leads nowhere`,
    ).toHaveCount(0)
    for (const link of await linksOf(page)) {
      if (isFile(link)) expect((await page.request.get(link)).status(), link).toBe(200)
      else waiting.push(link)
    }
  }
  return [...seen].map((address) => address.replace(/\?.*/, ''))
}

/** A page once, whatever its query says: `/login?next` stands for every page one may come from. */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const asks = [...searchParams.keys()].sort().join('&')
  return asks ? `${pathname}?${asks}` : pathname
}

/** Where the links of a page lead, inside the product: those in menus and sheets too, which are opened for it. */
async function linksOf(page: Page): Promise<string[]> {
  const actions = page.getByRole('button', { name: /^Actions for/ }).first()
  const phoneMenu = page.getByRole('button', { name: 'Open menu' })
  const found = await shownLinks(page)
  if (await actions.isVisible()) {
    await actions.click()
    await page.getByRole('menu').waitFor()
    found.push(...(await shownLinks(page)))
    await page.keyboard.press('Escape')
  }
  if (await phoneMenu.isVisible()) {
    await phoneMenu.click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  }
  for (const group of await page.locator('nav button[aria-expanded=false]').all())
    if (await group.isVisible()) await group.click()
  found.push(...(await shownLinks(page)))
  return [...new Set(found)]
}

async function shownLinks(page: Page): Promise<string[]> {
  const own = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ origin, pathname, search }) => ({ origin, path: pathname + search })),
    )
  const { origin } = new URL(page.url())
  return own.filter((link) => link.origin === origin).map(({ path }) => path)
}

function isFile(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/assets/')
}
