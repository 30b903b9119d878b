import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('entries are moved, repeated, duplicated and deleted with keys', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  await row(page, 'Warm up').focus()

  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Warm up', '  Interval', '  Recovery'])
  await expect(row(page, 'Warm up')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => outline(page)).toEqual(['Warm up', 'repeat 2×', '  Interval', '  Recovery'])
  await page.keyboard.press('ControlOrMeta+d')
  await expect.poll(() => outline(page)).toEqual(['Warm up', 'Warm up', 'repeat 2×', '  Interval', '  Recovery'])
  await page.keyboard.press('ControlOrMeta+g')
  await expect.poll(() => outline(page)).toContain('  Warm up')
  await page.keyboard.press('Delete')
  await expect.poll(() => outline(page)).toEqual(['Warm up', 'repeat 2×', '  Interval', '  Recovery'])

  await row(page, 'Interval').focus()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(() => outline(page)).toEqual(['Warm up', 'repeat 2×', '  Interval', '  Active', '  Recovery'])
  // In a text field the keys are the field’s.
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.press('Home')
  await name.press('Delete')
  await expect.poll(() => outline(page)).toContain('  ctive')
  const undo = page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: 'Undo' })
  await undo.click()
  await undo.click()
  await expect.poll(() => outline(page)).toEqual(['Warm up', 'repeat 2×', '  Interval', '  Recovery'])
  await close()
})

test('the same is done by the menu of an entry', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  const choose = async (entry: string, item: string) => {
    await page
      .getByRole('button', { name: `Actions for ${entry}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await choose('Warm up', 'Move into repeat below')
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Warm up', '  Interval', '  Recovery'])
  await choose('Interval', 'Move out of repeat')
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Warm up', '  Recovery', 'Interval'])
  await choose('Interval', 'Repeat this step')
  await choose('Interval', 'Duplicate')
  await choose('Recovery', 'Insert step above')
  await expect
    .poll(() => outline(page))
    .toEqual(['repeat 2×', '  Warm up', '  Active', '  Recovery', 'repeat 2×', '  Interval', '  Interval'])
  await choose('repeat 2×', 'Remove repeat, keep steps')
  await expect
    .poll(() => outline(page))
    .toEqual(['Warm up', 'Active', 'Recovery', 'repeat 2×', '  Interval', '  Interval'])
  await choose('repeat 2×', 'Duplicate')
  await expect.poll(() => outline(page)).toHaveLength(9)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await close()
})

test('entries are dragged past others, and into and out of repeats', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  const line = (name: string) => page.locator('[data-entry]').filter({ hasText: name })
  const handle = (name: string) => line(name).locator('[data-drag-handle]')
  await expect(line('Warm up')).toHaveAttribute('draggable', 'true')
  // A page that scrolls while the mouse is down would end the drag.
  await line('Recovery').evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

  await handle('Warm up').dragTo(line('Recovery'), { targetPosition: { x: 100, y: 4 } })
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Interval', '  Warm up', '  Recovery'])
  await expect(row(page, 'Warm up')).toBeFocused()
  const repeat = page.getByRole('group', { name: 'repeat 2×' })
  await handle('Recovery').dragTo(repeat, { targetPosition: { x: 200, y: 2 } })
  await expect.poll(() => outline(page)).toEqual(['Recovery', 'repeat 2×', '  Interval', '  Warm up'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => outline(page)).toEqual(['repeat 2×', '  Interval', '  Warm up', '  Recovery'])
  await close()
})

test('the keys are listed by the key ? and by a button', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // Only among the steps: elsewhere the key may be another program's, such as one that is steered by voice.
  await page.getByRole('button', { name: 'Reset all' }).press('?')
  await expect(sheet).toHaveCount(0)
  await row(page, 'Warm up').press('?')
  await expect(sheet).toContainText('Ctrl+Shift+Z')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Name' }).press('?')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(sheet).toBeVisible()
  await close()
})

test('an entry is copied as text, and lines of text are pasted below one', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add repeat group' }).click()
  await page.getByRole('button', { name: 'Actions for repeat 2×' }).focus()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByText('Copied repeat 2×').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2x\n- Interval 1m30s\n- Recovery 1m')

  await row(page, 'Warm up').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(() => outline(page))
    .toEqual(['Warm up', 'repeat 2×', '  Interval', '  Recovery', 'repeat 2×', '  Interval', '  Recovery'])

  await page.evaluate(() => navigator.clipboard.writeText('- 5m Z2\n- 10 parsecs'))
  await row(page, 'Warm up').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('Nothing was pasted').first()).toBeVisible()
  await expect(page.getByText(/^Line 2: /).first()).toBeVisible()
  expect(await outline(page)).toHaveLength(7)
  await close()
})

function row(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
}

/** The entries as they are listed; the steps of a repeat are indented. */
function outline(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Steps' })
    .locator('[data-entry]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.getAttribute('aria-label') ?? row.querySelector('[data-step-name]')?.textContent ?? ''
        return row.parentElement?.parentElement?.closest('li') ? `  ${name}` : name
      }),
    )
}
