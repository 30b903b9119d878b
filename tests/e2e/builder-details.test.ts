import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// The length and the details of a step.

test('a length is typed in any manner, and the field says what was read', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const time = page.getByRole('textbox', { name: 'Duration', exact: true })
  const distance = page.getByRole('textbox', { name: 'Distance', exact: true })
  await time.selectText()
  await page.keyboard.type('400m')
  await expect(distance).toBeFocused()
  await expect(distance).toHaveValue('400m')
  await expect(distance).toHaveAccessibleDescription('Read as 400\u202fm')
  await expect(row(page)).toContainText('400\u202fm')
  await page.keyboard.press('Tab')
  await expect(distance).toHaveValue('400')
  await expect(page.getByLabel('Unit')).toHaveValue('meters')

  await distance.selectText()
  await page.keyboard.type('90s')
  await expect(time).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(time).toHaveValue('90s')
  await expect(time).toHaveAccessibleDescription('Read as 1\u202fmin 30\u202fs')
  await expect(row(page)).toContainText('1:30')

  // What cannot be read stays in the field, and the step keeps its length.
  await time.fill('4 apples')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page
    .getByRole('button', { name: /^Warm up/ })
    .first()
    .click()
  await expect(time).toHaveValue('4 apples')
  await expect(time).toHaveAccessibleDescription(/^Enter a time.* Until then it stays 1\smin 30\ss\.$/)
  await close()
})

const row = (page: Page) => page.getByRole('region', { name: 'Steps' }).getByRole('listitem').first()
