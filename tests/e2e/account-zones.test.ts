import type { Page } from '@playwright/test'
import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { holdToasts, undoInToast } from './undo-in-toast.ts'

const THIN = '\u202f'

test('own bounds of power zones are typed, drawn, saved, kept when saving fails, and given up again @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  await call('put /api/user', { meta: { athlete_metrics: { cycling_ftp: 250 } } }, api)
  const { page, close } = await openPage(browser, server, person)
  await holdToasts(page)
  await visit(page, '/dashboard/account')
  const zones = page.getByRole('list', { name: 'Cycling zones' }).getByRole('listitem')
  await expect(zones.nth(2)).toContainText('188–207 W')

  const opener = page.getByRole('button', { name: 'Change zone bounds: Cycling zones' })
  await opener.press('Enter')
  const editor = page.getByRole('group', { name: 'Bounds of cycling zones' })
  const [from, to] = boundsOf(page, '3 Tempo')
  await expect(boundsOf(page, '1 Active Recovery')[0]).toBeFocused()
  await expect(from).toHaveValue('188')
  await expect(from).toHaveAccessibleDescription(`W = 75.2${THIN}% of FTP`)
  expect(await barriersOn(page)).toEqual([])

  // The drawing follows what can be read.
  await from.fill('190')
  await to.fill('215')
  await expect(zones.nth(2)).toContainText('190–215 W')
  await expect(to).toHaveAccessibleDescription(`W = 86${THIN}% of FTP`)
  await from.fill('many')
  await expect(zones.nth(2)).toContainText('188–207 W')
  await from.press('Enter')
  await expect(from).toBeFocused()
  await expect(editor.getByText('Enter watts, such as 250.')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await from.fill('170')
  await editor.getByRole('button', { name: 'Save bounds' }).click()
  await expect(editor.getByText('Zone 3 must not begin before zone 2 ends.')).toBeVisible()
  await expect(from).toBeFocused()

  // In percents, and back, they are the same.
  await from.fill('190')
  await editor.getByText('% of FTP', { exact: true }).click()
  await expect(from).toHaveValue('76')
  await expect(from).toHaveAccessibleDescription(`% = 190${THIN}W`)
  await to.fill('86,5')
  await expect(zones.nth(2)).toContainText('190–216 W')

  // What was typed stays if it cannot be saved.
  const fails = '**/api/user'
  const refusal = { error: 'Too many changes. Try again in a minute.', code: 'too-often' }
  await page.route(fails, (route) => route.fulfill({ status: 429, json: refusal }))
  await to.press('Enter')
  await expect(page.getByText('Failed to save metrics', { exact: true })).toBeVisible()
  await expect(page.getByText(refusal.error, { exact: true })).toBeVisible()
  await expect(to).toHaveValue('86,5')
  await page.unroute(fails)
  await to.press('Enter')
  await expect(page.getByText('Your metrics have been saved', { exact: true })).toBeVisible()
  await expect(editor).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByText('With your own bounds')).toHaveCount(1)
  await expect(zones.nth(2)).toContainText('190–216 W')
  const saved = async () => (await call('get /api/user', {}, api)).meta.athlete_metrics
  expect((await saved()).cycling_power_zones?.[2]).toEqual({ percentMin: 76, percentMax: 86.5 })
  // What was not touched is what it was.
  expect((await saved()).cycling_power_zones?.[3]).toEqual({ percentMin: 87.14, percentMax: 95.23 })
  expect(await barriersOn(page)).toEqual([])

  // They move with a new figure.
  await page.getByRole('textbox', { name: 'Cycling FTP' }).fill('300')
  await expect(zones.nth(2)).toContainText('228–260 W')

  await page.getByRole('button', { name: 'Use the usual zones: Cycling zones' }).click()
  await expect(zones.nth(2)).toContainText('226–249 W')
  expect(await saved()).not.toHaveProperty('cycling_power_zones')
  await undoInToast(page, 'Own bounds of cycling zones removed').click()
  await expect(zones.nth(2)).toContainText('228–260 W')
  expect(await saved()).toHaveProperty('cycling_power_zones')
  await close()
})

test('own bounds of paces and heart rates are shown in the builder and on the page of a workout', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const figures = { running_threshold_pace: '4:30', threshold_heart_rate: 170, resting_heart_rate: 50 }
  await call('put /api/user', { meta: { athlete_metrics: figures } }, api)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/account')

  await page.getByRole('button', { name: 'Change zone bounds: Running zones' }).click()
  const [, slowEnd] = boundsOf(page, '2 Steady')
  await slowEnd.fill('4:58')
  await expect(page.getByRole('group', { name: '3 Moderately Hard' })).toContainText('4:58')
  await slowEnd.press('Enter')
  await expect(page.getByText('Your metrics have been saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Change zone bounds: Heart-rate zones: Running and Swimming' }).click()
  const [, beats] = boundsOf(page, '2 Steady')
  await beats.fill('150')
  await beats.press('Enter')
  const ofHeart = page.getByRole('list', { name: 'Heart-rate zones: Running and Swimming' }).getByRole('listitem')
  await expect(ofHeart.nth(1)).toContainText('145–150 bpm')
  await expect(page.getByText('With your own bounds')).toHaveCount(2)
  await expect(page.getByRole('group', { name: /^Bounds of/ })).toHaveCount(0)

  const step = (type: 'pace' | 'heartrate', seconds: number) => ({
    intensity: 'active' as const,
    duration: { type: 'time' as const, unit: 'minutes' as const, value: seconds },
    target: { type, zoneNumber: 2 },
  })
  const workout = { name: 'By zones', sport: 'running' as const, type: 'endurance' as const }
  const made = await call('post /api/workouts', { ...workout, steps: [step('pace', 600), step('heartrate', 300)] }, api)
  await visit(page, `/dashboard/workout/${made.id}`)
  const steps = page.getByRole('table', { name: 'Steps' })
  await expect(steps).toContainText('4:58–5:48')
  await expect(steps).toContainText('145–150')

  await visit(page, `/dashboard/workout-builder/${made.id}`)
  await page
    .getByRole('button', { name: /Target/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('4:58–5:48')
  await close()
})

test('the editor of bounds fits a narrow phone', async ({ browser, server }) => {
  const person = await anAthlete(server)
  const figures = {
    running_threshold_pace: '4:30',
    cycling_ftp: 250,
    swimming_css: '1:45',
    swimming_unit: 'meters',
  } as const
  await call(
    'put /api/user',
    { meta: { athlete_metrics: { ...figures, threshold_heart_rate: 170 } } },
    apiOf(server, person),
  )
  const { page, close } = await openPage(browser, server, person)
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, '/dashboard/account')
  // The bounds of watts, of paces and of heart rates differ; the drill looks at each.
  const openers = await page.getByRole('button', { name: /^Change zone bounds/ }).all()
  expect(openers.length).toBeGreaterThan(2)
  for (const opener of process.env.DRILL === '1' ? openers : openers.slice(-1)) {
    await opener.click()
    await expect(page.getByRole('group', { name: /^Bounds of/ })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  await close()
})

/** The fields of a zone: where it begins, unless another zone ends there, and where it ends. */
function boundsOf(page: Page, zone: string) {
  const fields = page.getByRole('group', { name: zone })
  return [fields.getByRole('textbox', { name: 'From' }), fields.getByRole('textbox', { name: 'To' })] as const
}
