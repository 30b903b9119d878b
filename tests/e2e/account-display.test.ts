import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { call, type Fetch } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

const ACCOUNT = '/dashboard/account'
const display = (page: Page) => page.getByRole('region', { name: 'Display' })
// Not `check`, which waits for what a refusal takes back.
const choose = (page: Page, name: string) => display(page).getByRole('radio', { name, exact: true }).click()
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()
const saved = async (api: Fetch) => (await call('get /api/user', {}, api)).meta.preferences

const refusal = { error: 'Something broke on our side. Try again in a minute.', code: 'refused' }

/** Refuses the next change of the profile. */
async function refuseOnce(page: Page) {
  const only = { times: 1 }
  await page.route(
    '**/api/user',
    (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 403, json: refusal }) : route.fallback()),
    only,
  )
}

async function expectFailure(page: Page) {
  const alert = display(page).getByRole('alert')
  await expect(alert).toContainText('Failed to save your choice')
  await expect(alert).toContainText(refusal.error)
}

/** The colour scheme that a page has, and the colour of the browser's frame. */
const lookOf = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.documentElement).colorScheme,
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
      ({ media }) => !media || matchMedia(media).matches,
    )?.content,
  ])
const [asDevice, light, dark] = [
  ['light dark', '#fafaf7'],
  ['light', '#fafaf7'],
  ['dark', '#0d110f'],
]

test('a theme is shown at once, on other pages too, and from the first paint of each later one @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const { page, close } = await openPage(browser, server, person)
  const other = await page.context().newPage()
  await visit(other, '/contact')
  await visit(page, ACCOUNT)
  expect(await lookOf(page)).toEqual(asDevice)
  await expect(display(page).getByRole('radio', { name: 'As the device' })).toBeChecked()
  expect(await barriersOn(page)).toEqual([])

  await choose(page, 'Dark')
  await said(page, 'Theme: Dark')
  expect(await lookOf(page)).toEqual(dark)
  await expect.poll(() => lookOf(other)).toEqual(dark)
  expect(await saved(api)).toEqual({ theme: 'dark' })
  expect(await barriersOn(page)).toEqual([])

  await refuseOnce(page)
  await choose(page, 'Light')
  await expectFailure(page)
  await expect(display(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await lookOf(page)).toEqual(dark)
  await expect.poll(() => lookOf(other)).toEqual(dark)
  expect(await barriersOn(page)).toEqual([])

  // Without a single file of script: what is seen is what the page itself painted.
  await other.route('**/*.js', () => {})
  for (const address of ['/contact', '/', ACCOUNT]) {
    await other.goto(address, { waitUntil: 'domcontentloaded' })
    expect(await lookOf(other)).toEqual(dark)
    expect(await isHydrated(other)).toBe(false)
  }
  await other.unrouteAll()

  // Another browser takes the theme over with the profile, and keeps it when it is signed out.
  const elsewhere = await openPage(browser, server, person, { colorScheme: 'light' })
  await visit(elsewhere.page, ACCOUNT)
  await expect.poll(() => lookOf(elsewhere.page)).toEqual(dark)
  await elsewhere.page.context().clearCookies()
  await visit(elsewhere.page, '/login')
  expect(await lookOf(elsewhere.page)).toEqual(dark)
  // The next athlete brings their own.
  await elsewhere.page.context().addCookies((await anAthlete(server)).signedIn.cookies)
  await visit(elsewhere.page, ACCOUNT)
  await expect.poll(() => lookOf(elsewhere.page)).toEqual(asDevice)
  await elsewhere.close()

  await choose(page, 'Light')
  await said(page, 'Theme: Light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lookOf(page)).toEqual(light)
  await choose(page, 'As the device')
  await said(page, 'Theme: As the device')
  expect(await lookOf(page)).toEqual(['light dark', '#0d110f'])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await saved(api)).toEqual({ theme: 'device' })
  await close()
})

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')))

const tenK: NewWorkout = {
  name: 'Ten kilometres',
  sport: 'running',
  steps: [{ intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 10 } }],
}
const race = { kind: 'race', name: 'City half', sport: 'running', metres: 21_097.5 } as const

test('totals, sums and what was done are told in the unit that was chosen, and steps in their own @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const { id } = await call('post /api/workouts', tenK, api)
  const entry = randomUUID()
  const operations = [
    { op: 'schedule', id: entry, date: '2026-11-18', workout_id: id } as const,
    { op: 'add', id: randomUUID(), date: '2026-11-20', content: race } as const,
  ]
  await call('post /api/calendar/changes', { id: randomUUID(), operations }, api)
  const { page, close } = await openPage(browser, server, person)

  await visit(page, ACCOUNT)
  await refuseOnce(page)
  await choose(page, 'Miles')
  await expectFailure(page)
  await expect(display(page).getByRole('radio', { name: 'As written' })).toBeChecked()
  await choose(page, 'Miles')
  await said(page, 'Distances: Miles')
  await expect(display(page).getByRole('alert')).toHaveCount(0)
  expect(await saved(api)).toEqual({ distances: 'imperial' })

  await visit(page, '/dashboard/activity?date=2026-11-18')
  const on = (day: string) => page.getByRole('region', { name: day })
  const week = page.getByRole('region', { name: 'This week in figures' })
  await expect(on('Wednesday 18 November')).toContainText('6.21\u202fmi')
  await expect(on('Friday 20 November')).toContainText('Running · 13.11\u202fmi')
  await expect(week.getByRole('row', { name: /Running/ })).toContainText('19.32\u202fmi')
  await page.getByRole('button', { name: `Actions for ${tenK.name}` }).click()
  await page.getByRole('menuitem', { name: 'Done or skipped…' }).click()
  const distance = page.getByRole('textbox', { name: 'Distance' })
  await expect(distance).toHaveAccessibleDescription('mi')
  await distance.fill('far')
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(page.getByText('Write miles, such as 6.5.')).toBeVisible()
  await distance.fill('6.3')
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(on('Wednesday 18 November')).toContainText('Done · 6.3\u202fmi')
  // The page shows the mark before the server has it.
  const day = { start_date: '2026-11-18', end_date: '2026-11-18' }
  await expect.poll(async () => (await call('get /api/calendar', day, api)).items[0]?.mark?.metres).toBe(10_138.8672)

  await page.getByRole('button', { name: 'Actions for Race: City half' }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await expect(page.getByRole('textbox', { name: 'Distance' })).toHaveValue('13.11 mi')
  await page.keyboard.press('Escape')

  await visit(page, '/dashboard/workout-library/page/1')
  await expect(page.getByRole('article')).toContainText('6.21\u202fmi')
  await visit(page, `/dashboard/workout/${id}`)
  await expect(page.getByRole('definition').filter({ hasText: '6.21\u202fmi' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('10\u202fkm')
  await visit(page, `/workout/${id}`)
  await expect(page.getByRole('definition').filter({ hasText: '10\u202fkm' })).toBeVisible()
  await close()
})

test('weeks begin on the day that was chosen: the days, their range, keys and the copy of a week @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const { id: workout_id } = await call('post /api/workouts', tenK, api)
  // A Sunday: the last day of one week and the first of another.
  await call('post /api/scheduled-workouts', { workout_id, scheduled_date: '2026-11-15' }, api)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, ACCOUNT)
  await refuseOnce(page)
  await choose(page, 'Sunday')
  await expectFailure(page)
  await expect(display(page).getByRole('radio', { name: 'Monday' })).toBeChecked()
  await choose(page, 'Sunday')
  await said(page, 'Weeks begin on Sunday')
  expect(await saved(api)).toEqual({ week_start: 'sunday' })

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/calendar') asked.push(`${searchParams.get('start_date')} ${searchParams.get('end_date')}`)
  })
  await visit(page, '/dashboard/activity?date=2026-11-18')
  await expect(page.getByText('15–21 November')).toBeVisible()
  const days = page.locator('section[data-day]')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveAccessibleName('Sunday 15 November')
  await expect(page.getByRole('region', { name: 'This week in figures' })).toContainText('10\u202fkm')
  expect(asked).toContain('2026-11-01 2026-11-30')
  // The four weeks before, which hints compare with.
  expect(asked).toContain('2026-10-18 2026-11-21')
  await days.nth(3).focus()
  await page.keyboard.press('End')
  await expect(days.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(days.first()).toBeFocused()
  expect(await barriersOn(page)).toEqual([])

  await page.getByRole('button', { name: 'More for 15–21 November' }).click()
  await page.getByRole('menuitem', { name: 'Copy this week forward…' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('listitem')).toHaveText([`22–28 NovemberSun ${tenK.name}`])
  await page.getByRole('button', { name: 'Copy 1 entry' }).click()
  await said(page, 'Copied 15–21 November to 1 week')
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(days.first()).toContainText(tenK.name)

  await visit(page, '/dashboard/activity?view=monthly&date=2026-08-31')
  await expect(page.getByRole('columnheader').filter({ hasNotText: 'Week' })).toHaveText([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ])
  expect(asked).toContain('2026-07-26 2026-09-05')
  await close()
})
