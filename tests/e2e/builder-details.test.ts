import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// The length and the details of a step.

test('a length is typed in any manner, and the field says what was read', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const time = page.getByRole('textbox', { name: 'Duration', exact: true })
  const distance = distanceOf(page)
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
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(time).toHaveValue('90s')
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page
    .getByRole('button', { name: /^Warm up/ })
    .first()
    .click()
  await expect(time).toHaveValue('4 apples')
  await expect(time).toHaveAccessibleDescription(/^Enter a time.* Until then it stays 1\smin 30\ss\.$/)
  await close()
})

test('the details of a swim are chosen by keyboard, and stay in its text and after saving', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const openStep = async () => {
    if (!(await moreOf(page).isVisible()))
      await row(page)
        .getByRole('button', { name: /^Warm up/ })
        .click()
  }
  await page.getByRole('radio', { name: 'Swimming' }).press('Space')
  await page.getByLabel('Pool length').fill('25')
  await page.getByLabel('Pool length').press('Tab')
  await expect(page.getByLabel('Pool length')).toHaveValue('25 m')
  await openStep()
  await page.getByRole('textbox', { name: 'Duration', exact: true }).fill('100m')
  await moreOf(page).press('Enter')
  await page.getByLabel('Stroke').selectOption('Butterfly')
  await page.getByRole('radio', { name: 'Kick' }).press('Space')
  await page.getByRole('checkbox', { name: 'Fins' }).press('Space')
  await page.getByRole('group', { name: 'Before the next swim' }).getByRole('radio', { name: 'Rest' }).press('Space')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Rest', exact: true }).fill('20')
  await expect(rows(page).nth(1)).toContainText('0:20')
  await page.getByRole('radio', { name: 'Send-off' }).press('Space')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Send-off').last().fill('2:')
  await expect(page.getByText('Send-off not set')).toBeVisible()
  await page.getByLabel('Send-off').last().fill('2:15')
  await page.getByLabel('Cadence').fill('30-34')
  await page.getByRole('switch', { name: 'Press lap to end this step' }).press('Space')
  expect(await barriersOn(page)).toEqual([])

  await page.getByRole('tab', { name: /text/i }).click()
  const text = page.getByRole('textbox', { name: 'Workout as text' })
  const line = '- Warm up 100mtr @ 30-34spm butterfly kick with fins on 2:15 press lap'
  await expect(text).toHaveText(line)
  await text.press('ControlOrMeta+End')
  await page.keyboard.type(' // Loose ankles')
  await page.getByRole('tab', { name: 'Blocks', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Loose ankles')
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Workout' })
  await dialog.getByLabel('Name').fill('Every detail')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)

  await visit(page, page.url().replace('/workout/', '/workout-builder/'))
  await openStep()
  await expect(moreOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('Pool length')).toHaveValue('25 m')
  await expect(distanceOf(page)).toHaveValue('100')
  await expect(page.getByLabel('Stroke')).toHaveValue('butterfly')
  await expect(page.getByRole('radio', { name: 'Kick' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Fins' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Send-off' })).toHaveValue('2:15')
  await expect(page.getByLabel('Cadence')).toHaveValue('30-34')
  await expect(page.getByRole('switch', { name: 'Press lap to end this step' })).toBeChecked()
  await page.getByRole('button', { name: 'Update workout' }).click()
  const updating = page.getByRole('dialog', { name: 'Update Workout' })
  await expect(updating.getByLabel('Name')).not.toBeEmpty()
  await expect(updating.getByText('Only a swim has strokes')).toHaveCount(0)
  await updating.getByRole('radio', { name: 'Running' }).click()
  await expect(updating.getByText('Only a swim has strokes, drills, equipment and send-offs.')).toBeVisible()
  await close()
})

const distanceOf = (page: Page) => page.getByRole('textbox', { name: 'Distance', exact: true })
const moreOf = (page: Page) => page.getByRole('button', { name: 'More', exact: true })
const rows = (page: Page) => page.getByRole('region', { name: 'Steps' }).getByRole('listitem')
const row = (page: Page) => rows(page).first()
