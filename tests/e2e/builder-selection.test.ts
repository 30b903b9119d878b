import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'

test('several blocks are chosen by presses and keys, and changed together as one step', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  const start = ['Warm up', 'Active', 'repeat 2×', '  Interval', '  Recovery']
  await expect.poll(() => outline(page)).toEqual(start)

  await line(page, 'Warm up').locator('[data-choice]').click()
  await line(page, 'Warm up').press('Shift+ArrowDown')
  await expect.poll(() => chosen(page)).toEqual(['Warm up', 'Active'])
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toHaveCount(1)
  expect(await barriersOn(page)).toEqual([])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByText('Copied 2 blocks').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('- Warm up 10m\n- Active 10m')
  await page.keyboard.press('ControlOrMeta+g')
  await expect
    .poll(() => outline(page))
    .toEqual(['repeat 2×', '  Warm up', '  Active', 'repeat 2×', '  Interval', '  Recovery'])
  await expect(bar(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => outline(page)).toEqual(start)

  await line(page, 'Warm up')
    .locator('[data-choice]')
    .click({ modifiers: ['ControlOrMeta'] })
  await line(page, 'Recovery')
    .locator('[data-choice]')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(() => chosen(page)).toEqual(['Warm up', 'Recovery'])
  // Such a press opens no step.
  await expect(page.getByRole('complementary', { name: 'Step' }).getByRole('heading')).toHaveText('Warm up')
  await bar(page).getByRole('button', { name: 'Move up' }).click()
  await expect.poll(() => outline(page)).toEqual(['Warm up', 'Active', 'repeat 2×', '  Recovery', '  Interval'])
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await line(page, 'Active').locator('[data-choice]').click()
  await line(page, 'repeat 2×').click({ modifiers: ['Shift'], position: { x: 220, y: 8 } })
  await expect.poll(() => chosen(page)).toEqual(['Active', 'repeat 2×', 'Recovery', 'Interval'])
  await page.keyboard.press('ControlOrMeta+d')
  await expect.poll(() => outline(page)).toHaveLength(9)
  await page.keyboard.press('Delete')
  await expect(page.getByText('Deleted 2 blocks').first()).toBeVisible()
  await undoInToast(page).click()
  await expect.poll(() => outline(page)).toHaveLength(9)
  await close()
})

test('chosen blocks are moved and dragged together, into a repeat and out of it', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  const start = ['Warm up', 'Active', 'repeat 2×', '  Interval', '  Recovery']
  await expect(line(page, 'Warm up')).toHaveAttribute('draggable', 'true')
  await line(page, 'Warm up').locator('[data-choice]').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => chosen(page)).toEqual(['Warm up', 'Active'])

  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Warm up', '  Active', '  Interval', '  Recovery'])
  await bar(page).getByRole('button', { name: 'Move up' }).click()
  await expect.poll(() => outline(page)).toEqual(start)
  await expect.poll(() => chosen(page)).toEqual(['Warm up', 'Active'])

  await drag(page, 'Active', 'Recovery')
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Interval', '  Warm up', '  Active', '  Recovery'])
  await expect.poll(() => chosen(page)).toEqual(['Warm up', 'Active'])
  await expect(page.getByRole('status').filter({ hasText: 'Moved 2 blocks' })).toHaveCount(1)
  // A row that is not chosen is dragged alone.
  await drag(page, 'Recovery', 'Interval')
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Recovery', '  Interval', '  Warm up', '  Active'])
  await page.keyboard.press('ControlOrMeta+z')
  await drag(page, 'Warm up', 'repeat 2×')
  await expect.poll(() => outline(page)).toEqual(start)
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => outline(page)).toEqual(start)
  await close()
})

test('by touch blocks are chosen from the menu, then by taps on rows @phone', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  await page.getByRole('button', { name: 'Actions for Warm up' }).click()
  await page.getByRole('menuitem', { name: 'Select' }).click()
  await expect(bar(page)).toContainText('1 selected')
  await page.getByRole('checkbox', { name: 'repeat 2×' }).click()
  await page.getByRole('checkbox', { name: /^Interval/ }).click()
  await expect.poll(() => chosen(page)).toEqual(['Warm up', 'Recovery'])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await barriersOn(page)).toEqual([])
  await bar(page).getByRole('button', { name: 'Save as block' }).click()
  await page.getByRole('dialog', { name: 'Save as block' }).getByLabel('Name').fill('Taken along')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved Taken along').first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await close()
})

const bar = (page: Page) => page.getByRole('group', { name: 'Selected blocks' })

/** The row of an entry. */
function line(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Steps' })
    .locator('[data-entry]')
    .filter({ hasText: name.startsWith('repeat') ? 'Repeat count' : name })
}

/** Drags a row by its handle above another one. */
async function drag(page: Page, name: string, above: string): Promise<void> {
  const handle = line(page, name).locator('[data-drag-handle]')
  // A page that scrolls while the mouse is down would end the drag.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await handle.dragTo(line(page, above), { targetPosition: { x: 200, y: 2 } })
}

/** The names of the rows that are said to be chosen. */
function chosen(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Steps' })
    .locator('[data-entry]:has([aria-checked=true])')
    .evaluateAll((rows) => rows.map((row) => row.ariaLabel ?? row.querySelector('[data-step-name]')?.textContent ?? ''))
}

/** The entries as they are listed; the steps of a repeat are indented. */
function outline(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Steps' })
    .locator('[data-entry]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const indent = row.closest('ol')?.parentElement?.closest('ol') ? '  ' : ''
        return indent + (row.ariaLabel ?? row.querySelector('[data-step-name]')?.textContent)
      }),
    )
}
