import type { Page } from '@playwright/test'
import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'
import { saveWorkouts } from './workouts.ts'

const BACK = 'Your unsaved changes are back'

test('unsaved work is back after a reload, can be discarded and taken back, and is gone once it is saved @phone', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Cycling' }).click()
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('textbox', { name: 'Duration' }).fill('7:30')
  const line = page.getByLabel('Type the next steps')
  await line.fill('5x 3m')
  await reload(page)
  await expect(page.getByText(BACK)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Cycling' })).toBeChecked()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).last()).toContainText('7:30')
  await expect(line).toHaveValue('5x 3m')
  expect(await barriersOn(page)).toEqual([])

  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText(BACK)).toHaveCount(0)
  await expect(line).toHaveValue('')
  await undoInToast(page).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(line).toHaveValue('5x 3m')
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByText(BACK)).toHaveCount(0)

  await page.getByRole('button', { name: 'Save workout' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kept through a reload')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
  await visit(page, '/dashboard/workout-builder')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText(BACK)).toHaveCount(0)
  await close()
})

test('work on a workout that was changed elsewhere since comes back with a word, and saving asks', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const [workout] = await saveWorkouts(apiOf(server, person))
  if (!workout) throw new Error('No workout was saved.')
  const { page, close } = await openPage(browser, server, person)
  const edit = `/dashboard/workout-builder/${workout.id}`
  await visit(page, edit)
  await page.getByRole('button', { name: 'Add step', exact: true }).click()
  const before = await rows(page).count()
  await leave(page)
  const { id, name, sport, type, steps } = workout
  await call(
    'put /api/workouts/{id}',
    { id, name: `${name} II`, sport, type: type ?? undefined, steps },
    apiOf(server, person),
  )
  await visit(page, edit)
  await expect(page.getByText('The workout was changed elsewhere since then.')).toBeVisible()
  await expect(rows(page)).toHaveCount(before)
  // Discarded and undone it is still the work on the earlier version.
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(rows(page)).toHaveCount(before - 1)
  await page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(before)
  await page.getByRole('button', { name: 'Update workout' }).click()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'This workout was changed elsewhere' })).toBeVisible()
  await close()
})

test('signing out with unsaved work asks, hides it from others, and gives it back', async ({ browser, server }) => {
  const [person, other] = [await anAthlete(server), await anAthlete(server)]
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add step' }).click()
  await signOut(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(rows(page)).toHaveCount(2)
  await signOut(page)
  await page.getByRole('dialog', { name: 'Sign out with' }).getByRole('button', { name: 'Sign out' }).click()
  for (const [one, count] of [
    [other, 1],
    [person, 2],
  ] as const) {
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('textbox', { name: 'Email' }).fill(one.email)
    await page.getByLabel('Password', { exact: true }).fill(one.password)
    await page.getByRole('button', { name: /^(Sign In|Log in|Login)$/i }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    await visit(page, '/dashboard/workout-builder')
    await expect(rows(page)).toHaveCount(count)
    await expect(page.getByText(BACK)).toHaveCount(count - 1)
    if (one === other) await signOut(page)
  }
  await close()
})

test('a generated workout that was left without saving is offered by the generator, and opens in the builder', async ({
  browser,
  server,
}) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server, { plan: 'standard' }))
  await visit(page, '/dashboard/workout-generator')
  await page.getByText('Tempo', { exact: true }).click()
  await page.getByRole('button', { name: 'Generate workout' }).click()
  await expect(page.getByRole('button', { name: 'Save workout' })).toBeVisible()
  const count = await rows(page).count()
  await expect.poll(() => keptDrafts(page)).toBe(1)
  await leave(page)
  await visit(page, '/dashboard/workout-generator')
  await expect(page.getByText('A workout was not saved yet')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Open it in the builder' }).click()
  await expect(page.getByText(BACK)).toBeVisible()
  await expect(rows(page)).toHaveCount(count)
  await leave(page)
  await visit(page, '/dashboard/workout-generator')
  await expect(page.getByText('A workout was not saved yet')).toHaveCount(0)
  await close()
})

const rows = (page: Page) => page.getByRole('region', { name: 'Steps' }).getByRole('listitem')

/** How many drafts the browser keeps. */
function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pacewright:draft:')).length)
}

/** Reloads the page although the browser asks about unsaved work. */
async function reload(page: Page) {
  page.once('dialog', (question) => void question.accept())
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await page.waitForEvent('load')
}

/** Leaves for a page outside the product's scripts, as by closing the tab. */
async function leave(page: Page) {
  page.once('dialog', (question) => void question.accept())
  await page.goto('/favicon.svg')
}

/** Presses Sign Out, on a phone in its menu. */
async function signOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}
