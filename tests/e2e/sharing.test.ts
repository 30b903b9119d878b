import type { Page } from '@playwright/test'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { call } from '#web/lib/api.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// How a workout is handed on: by its author, who says who may open it, and by whoever makes it their own.

const ladder: NewWorkout = {
  name: 'Ladder home',
  sport: 'running',
  type: 'interval',
  steps: [
    { intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 900 } },
    {
      intensity: 'interval',
      duration: { type: 'time', unit: 'minutes', value: 600 },
      target: { type: 'pace', zoneNumber: 4 },
    },
  ],
}

test('an author hides a workout and shows it again, and a stranger makes it theirs @phone', async ({
  browser,
  server,
  people,
  page,
}) => {
  const [author, reader] = [await people.free(), await anAthlete(server)]
  const { id } = await call('post /api/workouts', ladder, apiOf(server, author))
  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
  const stranger = await context.newPage()
  await page.context().addCookies(author.signedIn.cookies)
  await visit(page, `/dashboard/workout/${id}`)
  await expect(page.getByText('Everybody who has its link can open it.')).toBeVisible()

  await test.step('it becomes private: its page, its frame and its kept copies are gone for others', async () => {
    await visit(stranger, `/workout/${id}`)
    await expect(stranger.getByRole('heading', { name: 'Ladder home' })).toBeVisible()
    await turn(page, 'Only I can open it')
    await expect(page.getByText('Its link works for you alone.')).toBeVisible()
    await expect(page.getByText('The workout is private', { exact: true })).toBeVisible()
    const answer = await stranger.goto(`/workout/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { name: 'Workout Not Found' })).toBeVisible()
    expect((await context.request.get(`/embed/workout/${id}`)).status()).toBe(404)
  })

  await test.step('its author still has its files, and is led from its address to their own page of it', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download FIT' }).click()
    expect((await saved).suggestedFilename()).toBe('Ladder home.fit')
    await page.goto(`/workout/${id}`)
    await expect(page).toHaveURL(`/dashboard/workout/${id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Ladder home' })
    await expect(dialog.getByText('This workout is private')).toBeVisible()
    await expect(dialog.getByLabel('Embed code')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('it is public again and listed, and is shared by its address, a code and a frame', async () => {
    await turn(page, 'Only I can open it')
    await turn(page, 'Search engines may list it')
    await expect(page.getByText('Everybody can find and open it.')).toBeVisible()
    const html = await (await context.request.get(`/workout/${id}`)).text()
    expect(html).not.toContain('content="noindex"')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Ladder home' })
    const address = `${server.url}/workout/${id}`
    await expect(dialog.getByLabel('Address')).toHaveValue(address)
    await expect(dialog.getByRole('img', { name: `QR code of ${address}` })).toBeVisible()
    await expect(dialog.getByLabel('Embed code')).toHaveValue(new RegExp(`src="${server.url}/embed/workout/${id}"`))
    await dialog.locator('iframe').scrollIntoViewIfNeeded()
    const preview = dialog.frameLocator('iframe').getByRole('img', { name: /^Ladder home/ })
    await expect.poll(() => preview.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(1200)
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download SVG' }).click()
    expect((await saved).suggestedFilename()).toBe('Ladder home QR code.svg')
  })

  await test.step('a stranger signs in on the way, and gets a copy of their own', async () => {
    await visit(stranger, `/workout/${id}`)
    await stranger.getByRole('link', { name: 'Sign in to make it mine' }).click()
    await stranger.getByLabel('Email').fill(reader.email)
    await stranger.getByLabel('Password').fill(reader.password)
    await stranger.getByRole('button', { name: 'Login' }).click()
    await expect(stranger).toHaveURL(`/workout/${id}`)
    await stranger.route('**/api/workouts', (asked) =>
      asked.fulfill({ status: 409, json: { error: 'A library holds 10,000 workouts.', code: 'library-full' } }),
    )
    await stranger.getByRole('button', { name: 'Make it mine' }).click()
    await expect(stranger.getByText('A library holds 10,000 workouts.', { exact: true })).toBeVisible()
    await stranger.unroute('**/api/workouts')
    await stranger.getByRole('button', { name: 'Make it mine' }).click()
    await expect(stranger.getByText('Saved to your library', { exact: true })).toBeVisible()
    await stranger.getByRole('link', { name: 'Open your copy' }).first().click()
    await expect(stranger).toHaveURL(/\/dashboard\/workout\/(?!.*\/)/)
    await expect(stranger).not.toHaveURL(new RegExp(id))
    await expect(stranger.getByRole('heading', { name: 'Ladder home' })).toBeVisible()
    await expect(stranger.getByRole('switch', { name: 'Only I can open it' })).not.toBeChecked()
  })

  await test.step('a route becomes theirs in the same way, until it is private', async () => {
    const [route] = await author.routes()
    await visit(stranger, `/route/${route?.id}`)
    await expect(stranger.getByRole('switch')).toHaveCount(0)
    await stranger.getByRole('button', { name: 'Make it mine' }).click()
    await expect(stranger.getByText('Saved to your library', { exact: true })).toBeVisible()
    await visit(page, `/route/${route?.id}`)
    await turn(page, 'Only I can open it')
    expect((await stranger.goto(`/route/${route?.id}`))?.status()).toBe(404)
    await turn(page, 'Only I can open it')
  })

  await test.step('on paper there is the workout, and no button', async () => {
    await visit(stranger, `/workout/${id}`)
    await stranger.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(stranger.getByRole('table', { name: 'Steps' })).toBeVisible()
    await expect(stranger.getByRole('slider', { name: 'Steps of the workout' })).toBeVisible()
    for (const button of await stranger.getByRole('button').all()) await expect(button).toBeHidden()
    await expect(stranger.getByRole('banner')).toBeHidden()
    const scheme = await stranger.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(scheme).toBe('light')
  })
  await context.close()
})

/** Presses a switch, and waits until that is saved. */
async function turn(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('switch', { name }).click()
  expect((await saved).status()).toBe(200)
}
