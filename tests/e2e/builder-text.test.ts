import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

const ride = ['15m ramp 50-75%', '', '5x', '3m 110-120%', '3m easy', '', '10m cooldown']
const swim = ['400mtr easy', '8x100mtr on 1:50', '4x50mtr kick 20s rest', '200mtr easy']

test('a ride is typed as text beside its blocks, which follow each other', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Cycling' }).click()
  expect(await hasEditorScript(page)).toBe(false)
  await page.getByRole('tab', { name: 'Blocks and text' }).click()
  await expect(textOf(page)).toContainText('Warm up 10m')
  expect(await hasEditorScript(page)).toBe(true)

  await typeInstead(page, ride)
  await expect.poll(() => linesOf(page)).toEqual(ride)
  await expect(rows(page)).toHaveCount(5)
  await expect(figure(page, 'Time')).toHaveText('55:00')
  await expect(drawnSteps(page)).toHaveAttribute('aria-valuemax', '12')

  // A line that cannot be read changes nothing, and is marked.
  await page.keyboard.type('\n5 bananas')
  await expect(remarks(page)).toContainText(/Line 8: 5 bananas/)
  await expect(remarks(page)).toContainText('Line 5: Easy read as zone 1.')
  await expect(underlined(page)).toHaveText('5')
  await expect(rows(page)).toHaveCount(5)
  expect(await barriersOn(page)).toEqual([])

  // Enter ends the line although words are offered, and Tab leaves the text.
  await page.keyboard.press('Shift+Home')
  await page.keyboard.type('5m co')
  await expect(page.getByRole('option', { name: 'cooldown' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => linesOf(page)).toEqual([...ride, '5m co', ''])
  await page.keyboard.press('Backspace')
  await page.keyboard.type('o')
  await expect(page.getByRole('option', { name: 'cooldown' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('\n')
  await expect.poll(() => linesOf(page)).toEqual([...ride, '5m cooldown', ''])
  await expect(figure(page, 'Time')).toHaveText('1:00:00')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(textOf(page)).not.toBeFocused()

  // The blocks rewrite the text, and nothing of the old one returns.
  await rows(page).last().getByRole('button').first().focus()
  await page.keyboard.press('Delete')
  await expect(figure(page, 'Time')).toHaveText('55:00')
  await expect(textOf(page)).not.toContainText('5m cooldown')
  await textOf(page).press('ControlOrMeta+z')
  await expect(figure(page, 'Time')).toHaveText('55:00')

  const written = await linesOf(page)
  await save(page, 'Ride as text')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ride as text' })).toBeVisible()
  await visit(page, page.url().replace('/workout/', '/workout-builder/'))
  await page.getByRole('tab', { name: 'Blocks and text' }).click()
  await expect.poll(() => linesOf(page)).toEqual(written)
  await close()
})

test('a swim is typed as text on a phone, in a tab beside the one of its blocks', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Swimming' }).click()
  await page.getByRole('tab', { name: 'Blocks' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Text', selected: true })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Text' })).toContainText('Warm up 10m')
  await expect(page.getByRole('region', { name: 'Steps' })).toHaveCount(0)

  await typeInstead(page, swim)
  await expect(figure(page, 'Distance')).toHaveText(/^1,600/)
  await expect(drawnSteps(page)).toHaveAttribute('aria-valuemax', '18')
  await page.keyboard.type('\n5 bananas')
  await expect(underlined(page)).toHaveText('5')
  expect(await barriersOn(page)).toEqual([])

  // The line is still there after a look at the blocks.
  await page.getByRole('tab', { name: 'Blocks' }).click()
  await expect(rows(page)).toHaveCount(7)
  await page.getByRole('tab', { name: 'Text' }).click()
  await expect.poll(() => linesOf(page)).toEqual([...swim, '5 bananas'])
  await expect(underlined(page)).toHaveText('5')

  // Saving says that it is left out, it outlives a reload, and a change of the blocks does not rewrite it.
  await page.getByRole('button', { name: 'Save workout' }).click()
  await expect(page.getByRole('dialog')).toContainText('Line 5 of the text cannot be read yet.')
  await page.keyboard.press('Escape')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(rows(page)).toHaveCount(7)
  await expect(page.getByText('Line 5 of the text cannot be read yet.')).toBeVisible()
  await rows(page).last().getByRole('button').first().focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Open the text' }).click()
  await expect.poll(() => linesOf(page)).toEqual([...swim, '5 bananas'])
  await expect(page.getByText('The blocks were changed since this text was typed.')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Write the text anew' }).click()
  await expect(textOf(page)).not.toContainText('bananas')
  expect(await linesOf(page)).toHaveLength(3)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(figure(page, 'Distance')).toHaveText(/^1,600/)
  await textOf(page).press('ControlOrMeta+End')
  await page.keyboard.type('\n5 bananas')
  await page
    .getByRole('button', { name: /^Line \d/ })
    .first()
    .click()
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Backspace')
  await expect(underlined(page)).toHaveCount(0)

  await save(page, 'Swim as text')
  await page.reload()
  await expect(page.getByRole('table', { name: 'Steps' })).toContainText('1:50')
  await close()
})

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Workout as text' })
const rows = (page: Page) => page.getByRole('region', { name: 'Steps' }).getByRole('listitem')
const remarks = (page: Page) => page.getByRole('list', { name: 'Remarks about the text' })
const underlined = (page: Page) => page.locator('.cm-lintRange-error')
const drawnSteps = (page: Page) => page.getByRole('slider', { name: 'Steps of the workout' })
const figure = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label }).first().locator('dd')

const linesOf = (page: Page) => textOf(page).locator('.cm-line').allTextContents()

/** Types a text with the keyboard in place of the one that is there. */
async function typeInstead(page: Page, lines: readonly string[]): Promise<void> {
  await textOf(page).press('ControlOrMeta+a')
  await page.keyboard.type(lines.join('\n'))
}

/** Saves the workout, whose sport is chosen, and waits for its page. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Workout' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
}

/** Whether the browser loaded the script of the text editor, even ahead. */
function hasEditorScript(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/text-view')))
}
