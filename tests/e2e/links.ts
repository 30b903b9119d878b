import type { Page } from '@playwright/test'

/** The links of a page to pages of the product, including those in menus and sheets, which are opened for this. */
export async function linksOf(page: Page): Promise<string[]> {
  const actions = page.getByRole('button', { name: /^Actions for/ }).first()
  const menu = page.getByRole('menu')
  const phoneMenu = page.getByRole('button', { name: 'Open menu' })
  const found = await shownLinks(page)
  if ((await actions.isVisible()) && !(await menu.isVisible())) {
    await actions.click()
    await menu.waitFor()
    found.push(...(await shownLinks(page)))
    await page.keyboard.press('Escape')
  }
  if (await phoneMenu.isVisible()) {
    await phoneMenu.click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  }
  for (const group of await page.getByRole('navigation').getByRole('button', { expanded: false }).all())
    if (await group.isVisible()) await group.click()
  found.push(...(await shownLinks(page)))
  return [...new Set(found)]
}

/** The page a link leads to, without its query and with `:id` for the id of a workout or a route. */
export function pageOf(link: string): string {
  return link.replace(/\?.*/, '').replace(savedId, ':id')
}

/** The path in the API of the workout or the route that a link leads to. */
export function savedAt(link: string): string | undefined {
  const path = link.replace(/\?.*/, '')
  const id = savedId.exec(path)?.[0]
  return id && `/api/${/\/route\//.test(path) ? 'routes' : 'workouts'}/${id}`
}

/** Whether a link leads to a file. */
export function isFile(link: string): boolean {
  return link.startsWith('/api/') || link.startsWith('/assets/') || link === '/film.webm'
}

const savedId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

async function shownLinks(page: Page): Promise<string[]> {
  const own = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ origin, pathname, search }) => ({ origin, path: pathname + search })),
    )
  const here = new URL(page.url())
  // A link within the same page, such as the one past its header, leads to no other page.
  return own
    .filter(({ origin, path }) => origin === here.origin && path !== here.pathname + here.search)
    .map(({ path }) => path)
}
