import type { Browser, Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import type { Person } from './people.ts'
import type { RunningServer } from './server.ts'
import { visit, waitUntilSettled } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'

// Undo in the builder, its dialogs, and the page after saving.

const THIN = '\u202f'

test('Reset reverts the changes, and Undo reverts the Reset', async ({ browser, server, people }) => {
  const { page, close } = await openBuilder(browser, server, await people.free())
  const reset = page.getByRole('button', { name: 'Reset', exact: true })
  await expect(reset).toBeDisabled()
  await page.getByRole('button', { name: 'Add step' }).click()
  await expect(rows(page)).toHaveCount(2)
  await reset.click()
  await expect(rows(page)).toHaveCount(1)
  await expect(reset).toBeDisabled()
  await undoInToast(page).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(
    rows(page)
      .nth(1)
      .getByRole('button', { name: /^Active/ }),
  ).toBeFocused()
  await close()
})

test('Reset all clears steps, sport and name, and leaving then asks nothing', async ({ browser, server, people }) => {
  const { page, close } = await openBuilder(browser, server, await people.free())
  const cycling = page.getByRole('radio', { name: 'Cycling' })
  await cycling.click()
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Workout' })
  await dialog.getByLabel('Name').fill('Given up')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Given up')

  const resetAll = page.getByRole('button', { name: 'Reset all' })
  await resetAll.click()
  await expect(heading).toHaveText('Workout Builder')
  await expect(cycling).not.toBeChecked()
  await expect(rows(page)).toHaveCount(1)
  await undoInToast(page).click()
  await expect(heading).toHaveText('Given up')
  await expect(cycling).toBeChecked()
  await expect(rows(page)).toHaveCount(4)

  await resetAll.click()
  await page.getByRole('link', { name: 'Workout Library' }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout-library/)
  await close()
})

test('a deleted step can be restored at its place', async ({ browser, server, people }) => {
  const { page, close } = await openBuilder(browser, server, await people.free())
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('button', { name: 'Actions for Warm up' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Active')
  await undoInToast(page).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Warm up')
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Warm up/ }),
  ).toBeFocused()
  await close()
})

test('a target is set by zone, then by range, and shows in its step', async ({ browser, server, people }) => {
  const { page, close } = await openBuilder(browser, server, await people.free())
  await page.getByRole('radio', { name: 'Cycling' }).click()
  const target = page.getByRole('button', { name: /^Target/ })
  const dialog = page.getByRole('dialog', { name: 'Warm up target' })
  await target.click()
  await dialog.getByRole('radio', { name: 'Power' }).click()
  await expect(dialog.getByRole('switch', { name: 'Use Zone' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Zone 3, Tempo' }).click()
  await dialog.getByRole('button', { name: 'Set target' }).click()
  await expect(target).toContainText('Zone 3 · Tempo')

  await target.click()
  await dialog.getByRole('switch', { name: 'Use Zone' }).click()
  await dialog.getByLabel('Min').fill('260')
  await dialog.getByLabel('Max').fill('220')
  await dialog.getByRole('button', { name: 'Set target' }).click()
  await expect(dialog.getByText('Min cannot be above Max.')).toBeVisible()
  await dialog.getByLabel('Max').fill('')
  await dialog.getByRole('button', { name: 'Set target' }).click()
  await expect(target).toContainText(`260–∞${THIN}W`)
  await expect(rows(page).first()).toContainText(`260–∞${THIN}W`)
  await close()
})

test('an open step is given an effort by keyboard, and shows it after saving', async ({ browser, server, people }) => {
  const { page, close } = await openBuilder(browser, server, await people.free())
  await page.getByRole('button', { name: /^Target/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Warm up target' })
  await dialog.getByRole('radio', { name: 'Open' }).press('Space')
  await dialog.getByLabel('Effort').press('3')
  await dialog.getByLabel('Effort').press('Enter')
  await dialog.getByRole('button', { name: 'Set target' }).press('Enter')
  await expect(rows(page).first()).toContainText('Effort 3 of 10', { ignoreCase: true })
  await page.getByRole('button', { name: 'Save workout' }).press('Enter')
  const saving = page.getByRole('dialog', { name: 'Save Workout' })
  await saving.getByRole('radio', { name: 'Running' }).press('Space')
  await saving.getByLabel('Name').fill('By feel')
  await saving.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('table', { name: 'Steps' })).toContainText('Effort 3 of 10')
  await close()
})

test('another sport drops a type it does not have, and the saved workout’s page replaces the builder', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard')
  await page.getByRole('link', { name: 'Workout Builder' }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout-builder$/)
  await waitUntilSettled(page)
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Workout' })
  const type = dialog.getByLabel('Type (optional)')
  await dialog.getByRole('radio', { name: 'Cycling' }).click()
  await type.selectOption('Sweet Spot')
  await dialog.getByRole('radio', { name: 'Running' }).click()
  await expect(type).toHaveValue('')
  await type.selectOption('Tempo')
  await dialog.getByLabel('Name').fill('Back leads home')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Back leads home' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await close()
})

async function openBuilder(browser: Browser, server: RunningServer, person: Person) {
  const opened = await openPage(browser, server, person)
  await visit(opened.page, '/dashboard/workout-builder')
  return opened
}

/** The steps as they are listed, repeats and the steps inside them. */
function rows(page: Page) {
  return page.getByRole('region', { name: 'Steps' }).getByRole('listitem')
}
