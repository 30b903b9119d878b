import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('name and type are changed where they stand, and a name that tells the set is proposed', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Cycling' }).click()
  await page.getByLabel('Type (optional)').selectOption('Threshold')
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  await expect(page.getByText('The judge waits until work has a target')).toBeVisible()
  await page.getByRole('button', { name: 'Judge it as it is' }).click()
  await expect(page.getByRole('link', { name: 'How sessions are judged' })).toBeVisible()

  await page.getByRole('button', { name: 'Name the workout' }).click()
  await page.keyboard.type('Tuesday')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Tuesday')
  await expect(page.getByRole('button', { name: 'Rename the workout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Wednesday')
  await page.keyboard.press('Escape')
  await expect(title(page)).toHaveText('Tuesday')

  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue('Tuesday')
  await expect(dialog.getByLabel('Type (optional)')).toHaveValue('threshold')
  expect(await barriersOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use “2 × 1:30 threshold”' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('2 × 1:30 threshold')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: '2 × 1:30 threshold' })).toBeVisible()
  await close()
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
