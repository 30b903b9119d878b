import { readFile } from 'node:fs/promises'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { call } from '#web/lib/api.ts'
import { openPage } from './open-page.ts'
import { apiOf, type Person } from './people.ts'
import type { RunningServer } from './server.ts'
import { reach, visit } from './settled.ts'
import { expect, test } from './test.ts'

// What everyone with a workout's link can read and download.

const ride: NewWorkout = {
  name: 'Ramp and hold',
  sport: 'cycling',
  type: 'threshold',
  steps: [
    {
      intensity: 'warmup',
      duration: { type: 'time', unit: 'minutes', value: 900 },
      target: { type: 'power', percentMin: 45, percentMax: 70, ramp: 'rising' },
      cadence: { min: 85, max: 95 },
    },
    {
      intensity: 'interval',
      duration: { type: 'time', unit: 'minutes', value: 2700, lapButton: true },
      target: { type: 'power', percentMin: 95, percentMax: 100 },
    },
  ],
}

const swim: NewWorkout = {
  name: 'Kick and swim',
  sport: 'swimming',
  poolLength: { length: 25, unit: 'yards' },
  steps: [
    {
      intensity: 'interval',
      duration: { type: 'distance', unit: 'yards', value: 100 },
      target: { type: 'pace', zoneNumber: 4 },
      stroke: 'backstroke',
      cadence: { min: 30, max: 40 },
      equipment: ['fins'],
      sendOff: 120,
    },
    { repeat: { steps: 1, count: 8 } },
  ],
}

test('a shared workout shows its load and all its targets before any script runs', async ({
  browser,
  server,
  people,
}) => {
  const athlete = await people.free()
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await addressOf(ride, server, athlete))
  // 15 minutes from 45 to 70 % and 45 at 97.5: with its fourth powers 91.7 % for an hour, a load of 84.1.
  await expect(page.getByText('Load', { exact: true }).locator('..')).toContainText(/≈\s84/)
  await expect(page.getByText('Intensity', { exact: true }).locator('..')).toContainText(/≈\s92\s*%/)
  const steps = page.getByRole('table', { name: 'Steps' })
  for (const words of [/45→70\s% of FTP/, /85–95\srpm/, /until you press lap/]) await expect(steps).toContainText(words)
  await expect(page.getByRole('table', { name: /^Time in zone/ })).toContainText('Endurance9:00')
  await page.goto(await addressOf(swim, server, athlete))
  await expect(page.getByText(/25\syd pool/)).toBeVisible()
  for (const words of ['Backstroke', 'with fins', 'every 2:00']) await expect(steps).toContainText(words)
  await context.close()
})

test('the chart shows the focus ring when the keyboard reaches it, and none before', async ({
  page,
  server,
  people,
}) => {
  await visit(page, await addressOf(ride, server, await people.free()))
  const chart = page.getByRole('slider', { name: 'Steps of the workout' })
  const ring = () =>
    chart.evaluate((element) => {
      const { content, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, '::before')
      return { isDrawn: content !== 'none', outlineStyle, outlineWidth, hasHalo: boxShadow !== 'none' }
    })
  expect(await ring()).toMatchObject({ outlineStyle: 'none', hasHalo: false })
  await reach(chart)
  await page.keyboard.press('ArrowRight')
  expect(await ring()).toEqual({ isDrawn: true, outlineStyle: 'solid', outlineWidth: '2px', hasHalo: true })
})

test('what a file leaves out is shown before its download, by keyboard alone', async ({ page, server, people }) => {
  await visit(page, await addressOf(swim, server, await people.free()))
  await page.getByText('What FIT leaves out').press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'cadence' })).toBeVisible()

  const others = page.getByRole('button', { name: 'Other formats' })
  await others.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await expect(dialog.getByRole('radio', { name: /^FIT/ })).toBeChecked()
  await expect(dialog.getByRole('heading', { name: 'What FIT leaves out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(others).toBeFocused()

  await others.press('Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download FIT' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('Kick and swim.fit')
  expect((await readFile(await download.path())).subarray(8, 12).toString()).toBe('.FIT')
  await expect(dialog).toBeHidden()
  expect(page.url()).toContain(server.url)
})

test('a single figure can be written exactly, and the lines of notes are shown one below the other', async ({
  page,
  server,
  people,
}) => {
  const minute = { type: 'time', unit: 'minutes', value: 60 } as const
  const target = { type: 'power', percentMin: 60, percentMax: 60 } as const
  const notes = 'Settle in\n0:20 Sit up\n0:45 Look ahead'
  const single: NewWorkout = {
    name: 'Single',
    sport: 'cycling',
    steps: [{ intensity: 'active', duration: minute, target, notes }],
  }
  await visit(page, await addressOf(single, server, await people.free()))
  const lines = page.getByText('0:20 Sit up').first()
  // The lines of notes are shown one below the other.
  await expect(lines).toHaveCSS('white-space', 'pre-line')
  await expect(lines).toHaveText('Settle in 0:20 Sit up 0:45 Look ahead')

  await page.getByRole('button', { name: 'Other formats' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await expect(dialog.getByText(/a single figure is widened/)).toBeVisible()
  await dialog.getByRole('switch', { name: 'Write single figures exactly' }).click()
  await expect(dialog.getByText(/a single figure is widened/)).toBeHidden()
  await expect(dialog.getByRole('link', { name: 'Download FIT' })).toHaveAttribute('href', /width=exact/)
  await dialog.getByRole('radio', { name: /^ZWO/ }).check()
  await expect(dialog.getByRole('switch')).toBeHidden()
})

test('the dialog says that the formats cannot be fetched, and fetches them again', async ({ page, server, people }) => {
  let broken = true
  await page.route('**/api/workouts/*/formats*', (route) =>
    broken ? route.fulfill({ status: 429, json: { error: 'Too many at once.', code: 'too-often' } }) : route.continue(),
  )
  await visit(page, await addressOf(ride, server, await people.free()))
  await page.getByRole('button', { name: 'Other formats' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await expect(dialog.getByRole('alert')).toContainText('Too many at once.')
  broken = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('link', { name: 'Download FIT' })).toBeVisible()
})

test('in the library a file that leaves something out is shown before its download', async ({
  browser,
  server,
  people,
}) => {
  const athlete = await people.paid()
  await addressOf(swim, server, athlete)
  const context = await browser.newContext({ baseURL: server.url, storageState: athlete.signedIn })
  const page = await context.newPage()
  await visit(page, '/dashboard/workout-library/page/1')
  const menu = page.getByRole('button', { name: `Actions for ${swim.name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Download FIT' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'cadence' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download FIT' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Kick and swim.fit')
  await expect(menu).toBeFocused()
  await context.close()
})

test('an athlete puts their own workout on a day from its page', async ({ browser, server, people }) => {
  const athlete = await people.free()
  const address = await addressOf(ride, server, athlete)
  const { page, close } = await openPage(browser, server, athlete)
  await visit(page, `/dashboard${address}`)
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule ${ride.name}` })
  await dialog.getByLabel('Day').fill('')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('No date selected', { exact: true })).toBeVisible()
  await dialog.getByLabel('Day').fill('2031-03-14')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Scheduled workout added', { exact: true })).toBeVisible()
  const day = { start_date: '2031-03-14', end_date: '2031-03-14' }
  const entries = await call('get /api/scheduled-workouts', day, apiOf(server, athlete))
  expect(entries).toMatchObject([{ workout_id: address.split('/').at(-1) }])
  await close()
})

/** Saves a workout and returns its public address. */
async function addressOf(workout: NewWorkout, server: RunningServer, athlete: Person): Promise<string> {
  const { id } = await call('post /api/workouts', workout, apiOf(server, athlete))
  return `/workout/${id}`
}
