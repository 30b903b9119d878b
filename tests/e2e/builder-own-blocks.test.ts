import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('a block is saved from one workout, found and inserted into another of another sport, renamed and deleted', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Cycling' }).click()
  await page.getByRole('button', { name: 'Insert block' }).click()
  await expect(dialog(page, 'Insert block')).toContainText('Save a warm-up you use often')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add repeat group' }).click()
  await saveFromMenu(page, 'Warm up')
  await expect(dialog(page, 'Save as block').getByLabel('Name')).toHaveValue('My warm-up')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved My warm-up').first()).toBeVisible()
  await saveFromMenu(page, 'repeat 2×')
  await page.keyboard.type('MY WARM-UP')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Save as block')).toContainText('You already have a block named “MY WARM-UP”.')
  await dialog(page, 'Save as block').getByLabel('Name').fill('Opener')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved Opener').first()).toBeVisible()
  await saveFromMenu(page, 'repeat 2×')
  await page.keyboard.type('Opener')
  await page.keyboard.press('Enter')
  await dialog(page, 'Save as block').getByRole('button', { name: 'Replace that one' }).click()
  await expect(dialog(page, 'Save as block')).toHaveCount(0)

  page.once('dialog', (leaving) => void leaving.accept())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Discard them' }).click()
  await page.getByRole('radio', { name: 'Swimming' }).click()
  await page.getByRole('button', { name: 'Insert block' }).click()
  await dialog(page, 'Insert block').getByLabel('Place').selectOption('At the start')
  await dialog(page, 'Insert block').getByLabel('Search').fill(' Open ')
  await expect(blockNames(page)).toHaveText(['Insert Opener'])
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Insert block')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'repeat 2×' })).toBeFocused()
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).first()).toHaveAttribute('aria-label', 'repeat 2×')

  await page.getByRole('button', { name: 'Insert block' }).click()
  await dialog(page, 'Insert block').getByRole('button', { name: 'Rename Opener' }).click()
  await dialog(page, 'Insert block').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Rename Opener' })).toBeFocused()
  await dialog(page, 'Insert block').getByRole('button', { name: 'Rename Opener' }).click()
  await page.keyboard.type('Strides')
  await page.keyboard.press('Enter')
  await expect(blockNames(page)).toHaveText(['Insert My warm-up', 'Insert Strides'])
  await expect(page.getByRole('button', { name: 'Rename Strides' })).toBeFocused()
  await dialog(page, 'Insert block').getByRole('button', { name: 'Delete Strides' }).click()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused()
  await expect(blockNames(page)).toHaveText(['Insert My warm-up'])
  await page.keyboard.press('Enter')
  await expect(blockNames(page)).toHaveText(['Insert My warm-up', 'Insert Strides'])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await close()
})

test('a block with a field that is not set is not saved; blocks that cannot be loaded say why', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByLabel('Duration', { exact: true }).fill('1:99')
  await saveFromMenu(page, 'Warm up')
  await expect(dialog(page, 'Save as block').getByRole('alert')).toContainText('A field of these steps is not set yet.')
  await expect(dialog(page, 'Save as block').getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.route('**/api/blocks', (route) =>
    route.fulfill({ status: 429, json: { error: 'Wait a little.', code: 'too-often' } }),
  )
  await page.getByRole('button', { name: 'Insert block' }).click()
  await expect(dialog(page, 'Insert block')).toContainText('Your blocks could not be loaded')
  await expect(dialog(page, 'Insert block')).toContainText('Wait a little.')
  await page.unroute('**/api/blocks')
  await page.context().setOffline(true)
  await dialog(page, 'Insert block').getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page, 'Insert block')).toContainText('You are offline')
  await page.context().setOffline(false)
  await expect(dialog(page, 'Insert block')).not.toContainText('You are offline')
  await expect(dialog(page, 'Insert block').getByRole('list').or(page.getByText('No blocks yet')).first()).toBeVisible()
  await close()
})

async function saveFromMenu(page: Page, entry: string) {
  await page.getByRole('button', { name: `Actions for ${entry}` }).click()
  await page.getByRole('menuitem', { name: 'Save as block…' }).click()
  await expect(dialog(page, 'Save as block')).toBeVisible()
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rows = (page: Page) => page.getByRole('region', { name: 'Steps' }).locator('[data-entry]')
const blockNames = (page: Page) =>
  page.getByRole('list', { name: 'Your blocks' }).getByRole('button', { name: /^Insert / })
