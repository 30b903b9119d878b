import type { Page } from '@playwright/test'
import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { saveWorkouts } from './workouts.ts'

test('the calendar is read, planned and undone with the keyboard alone', async ({ browser, server }) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const workouts = (await saveWorkouts(api)).slice(0, 2)
  const scheduled_date = '2026-11-18'
  for (const { id } of workouts) await call('post /api/scheduled-workouts', { workout_id: id, scheduled_date }, api)
  const [run = '', ride = ''] = workouts.map(({ name }) => name)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/activity?date=2026-11-18')
  const press = (...keys: string[]) => pressAll(page, keys)
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)

  // From any control Escape leads to its day; arrows lead through the others, and into the week after.
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus()
  await press('Tab', 'Escape')
  await expect(day(page, 'Monday 16 November')).toBeFocused()
  await press('End', 'ArrowRight')
  await expect(day(page, 'Monday 23 November')).toBeFocused()
  await press('PageUp', 'ArrowRight', 'ArrowRight')
  await expect(day(page, 'Wednesday 18 November')).toBeFocused()
  expect(await barriersOn(page)).toEqual([])

  await press('Enter', 'ArrowDown')
  await expect(card(page, 'Wednesday 18 November', ride)).toBeFocused()
  await press('ControlOrMeta+x', 'ArrowRight', 'ControlOrMeta+v')
  await expect.poll(() => namesOn(page, 'Thursday 19 November')).toEqual([ride])
  await expect(page.getByText(`Moved ${ride} to Thursday 19 November`, { exact: true })).toBeVisible()
  await press('Enter', 'ControlOrMeta+c', 'PageDown')
  await expect(day(page, 'Thursday 26 November')).toBeFocused()
  await press('ControlOrMeta+v')
  await expect.poll(() => namesOn(page, 'Thursday 26 November')).toEqual([ride])
  await press('Enter', 'Delete')
  await expect.poll(() => namesOn(page, 'Thursday 26 November')).toEqual([])
  await expect(day(page, 'Thursday 26 November')).toBeFocused()
  await expect(page.getByText('Deleted scheduled workout successfully', { exact: true })).toBeVisible()
  await press('ControlOrMeta+z')
  await expect.poll(() => namesOn(page, 'Thursday 26 November')).toEqual([ride])

  // Space picks an entry up and puts it down; Escape keeps it where it is.
  await press('PageUp', 'ArrowLeft', 'Space', 'Escape')
  await expect(page.getByText('choose its day')).toHaveCount(0)
  await press('Space', 'ArrowLeft', 'Space')
  // Escape closes a message first that arrives above a dialog.
  await expect(page.getByText('Moved to Tuesday 17 November', { exact: true })).toBeVisible()
  await expect.poll(() => namesOn(page, 'Tuesday 17 November')).toEqual([run])
  await press('ArrowRight', 'Enter')
  await expect(page.getByRole('dialog', { name: 'Add workout for 18 November 2026' })).toBeVisible()
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1)
  await press('Escape')
  await expect(day(page, 'Wednesday 18 November')).toBeFocused()
  await press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await press('Escape')

  await visit(page, '/dashboard/activity?view=monthly&date=2026-11-18')
  const number = (name: string) => page.getByRole('link', { name, exact: true })
  await number('Wednesday 18 November').focus()
  await press('ArrowDown', 'ArrowRight')
  await expect(number('Thursday 26 November')).toBeFocused()
  await press('Enter', 'ControlOrMeta+c', 'Escape', 'PageDown', 'ControlOrMeta+v')
  const cell = page.getByRole('cell').filter({ has: number('Saturday 26 December') })
  await expect(cell.getByRole('listitem')).toHaveText([ride])
  await close()
})

const day = (page: Page, name: string) => page.getByRole('region', { name })
const card = (page: Page, on: string, name: string) => day(page, on).getByRole('article', { name })
const namesOn = (page: Page, on: string) => day(page, on).getByRole('heading', { level: 3 }).allTextContents()

async function pressAll(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
