import type { Page } from '@playwright/test'
import { barriersInBothColours } from './barriers.ts'
import { allWindows, layoutFaultsOf, tightWindows } from './layout/layout-faults.ts'
import { isFile, linksOf, pageOf, savedAt } from './links.ts'
import { onlyOnce } from './only-once.ts'
import { openPage } from './open-page.ts'
import { screens } from './screens.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { isDrill, walkedScreens } from './walked-screens.ts'

// Visits each screen once and checks its sentences, its accessibility, its layout in small windows, and its links.
// `npm test` visits a third of the screens in the windows in which least fits; the drill visits every state of every screen,
// in all windows.

/** The pages that some screens must link to. */
const ways: Record<string, readonly string[]> = {
  landing: ['/login', '/privacy-policy', '/terms-of-service', '/contact'],
  login: ['/forgot-password'],
  dashboard: ['/dashboard/workout-generator', '/dashboard/workout-builder', '/dashboard/workout-library'],
  'dashboard-menu': ['/dashboard/workout-generator', '/dashboard/workout-builder', '/dashboard/workout-library'],
  library: ['/dashboard/workout/:id', '/dashboard/workout-builder/:id'],
  routes: ['/dashboard/route/:id', '/dashboard/route-generator'],
}

// The menu is a sheet on a phone.
for (const screen of walkedScreens)
  test(`the screen ${screen.name} is in order${screen.name === 'dashboard-menu' ? ' @phone' : ''}`, async ({
    browser,
    server,
    people,
  }) => {
    const athlete = await people.paid()
    const person = { stranger: undefined, free: await people.free(), athlete }[screen.as]
    const { page, close } = await openPage(browser, server, person)
    await page.emulateMedia({ colorScheme: 'light' })
    await screen.open(page, { workouts: await athlete.workouts(), routes: await athlete.routes() })
    for (const sentence of screen.says ?? [])
      await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
    if (screen.page) expect(await isMissing(page), 'The page is not there.').toBe(false)
    expect(await barriersInBothColours(page)).toEqual([])
    expect(await layoutFaultsOf(page, isDrill ? allWindows : tightWindows)).toEqual([])
    const links = await linksOf(page)
    expect(links.map(pageOf)).toEqual(expect.arrayContaining([...(ways[screen.name] ?? [])]))
    for (const link of links) expect(await leadsSomewhere(link, page), link).toBe(true)
    await close()
  })

/** The links that were followed, each once for a worker, and whether they lead somewhere. */
const followed = new Map<string, () => Promise<boolean>>()

/** Whether a link leads to an existing page, file, workout or route. */
function leadsSomewhere(link: string, page: Page): Promise<boolean> {
  const key = isFile(link) || savedAt(link) ? link : pageOf(link)
  if (!followed.has(key))
    followed.set(
      key,
      onlyOnce(() => follow(link, page)),
    )
  return followed.get(key)?.() ?? Promise.resolve(false)
}

async function follow(link: string, page: Page): Promise<boolean> {
  const saved = savedAt(link)
  if (isFile(link)) return (await page.request.get(link)).ok()
  if (saved && !(await page.request.get(saved)).ok()) return false
  // A page that is a screen is visited as such; any other is opened here.
  if (screens.some((screen) => screen.page === pageOf(link))) return true
  // What the screen holds back or refuses is not part of the page that it leads to.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visit(page, link)
  return !(await isMissing(page))
}

/** Whether a page says that it does not exist. */
async function isMissing(page: Page): Promise<boolean> {
  return (await page.getByRole('heading', { name: /Not Found/ }).count()) > 0
}
