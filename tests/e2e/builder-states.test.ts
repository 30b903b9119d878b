import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// What the builder starts with, what it resets, and what it does not allow.

test('steps, repeats and kinds of length start with their default figures', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const steps = page.getByRole('region', { name: 'Steps' })
  await expect(steps.getByRole('listitem')).toHaveText([/Warm up/])
  if (!(await duration(page).isVisible())) await stepRow(page, 'Warm up').click()
  await expect(duration(page)).toHaveValue('10')
  await expect(page.getByRole('button', { name: 'Move up' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Move down' })).toBeDisabled()

  await page.getByRole('button', { name: 'Add repeat group' }).click()
  await expect(duration(page)).toHaveValue('1.30')
  await expect(page.getByRole('button', { name: 'Move up' })).toBeDisabled()
  await stepRow(page, 'Recovery').click()
  await expect(duration(page)).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Move down' })).toBeDisabled()

  await chooseSegment(page, 'Distance')
  await expect(page.getByRole('textbox', { name: 'Distance' })).toHaveValue('1')
  await expect(page.getByLabel('Unit')).toHaveValue('kilometers')
  await page.getByRole('button', { name: 'Add step', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Distance' })).toHaveValue('1')
  await expect(page.getByText('Another unit changes all 2 distances of this workout.')).toBeVisible()
  await page.getByLabel('Unit').selectOption('Meters')
  await expect(stepRow(page, 'Recovery')).toContainText('1,000')

  await page.getByRole('textbox', { name: 'Name' }).fill('Hill')
  await page
    .getByRole('radiogroup', { name: 'Intensity' })
    .or(page.getByRole('group', { name: 'Intensity' }))
    .getByText('Interval')
    .click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Interval')
  await chooseSegment(page, 'Time')
  await expect(duration(page)).toHaveValue('10')
  await close()
})

test('a repeat counts in digits from two, and is gone with its last step', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  const count = page.getByLabel('Repeat count')
  const fewer = page.getByRole('button', { name: 'One repeat fewer' })
  await expect(count).toHaveValue('2')
  await expect(fewer).toBeDisabled()
  await count.fill('1x4')
  await expect(count).toHaveValue('14')
  for (const typed of ['', '1']) {
    await count.fill(typed)
    await count.blur()
    await expect(count).toHaveValue('2')
  }
  await page.getByRole('button', { name: 'One repeat more' }).click()
  await expect(count).toHaveValue('3')
  await expect(fewer).toBeEnabled()
  for (const name of ['Interval', 'Recovery']) {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await expect(count).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem')).toHaveText([/Warm up/])
  await close()
})

test('a workout is saved with a name and a step, once, and without an id the library follows', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Running' }).press('Space')
  await page.getByRole('button', { name: 'Actions for Warm up' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No steps yet. Add one, or a repeat.')).toBeVisible()
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Workout' })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await dialog.getByLabel('Name').fill('  ')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Name').fill('Nothing to do')
  await save.click()
  await expect(page.getByText('Missing required fields!', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add step', exact: true }).click()

  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/workouts', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await asked
    await route.fulfill({ json: { name: 'Nothing to do' } })
  })
  await page.getByRole('button', { name: 'Save workout' }).click()
  await save.click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
  answer()
  await expect(page).toHaveURL(/\/dashboard\/workout-library\/page\/1$/)
  await close()
})

const duration = (page: Page) => page.getByRole('textbox', { name: 'Duration' })

const chooseSegment = (page: Page, name: 'Time' | 'Distance') =>
  page.getByRole('radio', { name, exact: true }).press('Space')

/** The button of a step's row. */
const stepRow = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Steps' })
    .locator('button:has([data-step-name])')
    .filter({ hasText: new RegExp(`^${name}`) })
