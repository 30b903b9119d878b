import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('a toast covers no control, in a dialog and on the page @phone', async ({
  browser,
  server,
  people,
  contextOptions,
}) => {
  const { page, close } = await openPage(browser, server, await people.free(), contextOptions)
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Workout' })
  await dialog.getByLabel('Name').fill('No sport yet')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Missing required fields!', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Choose a sport.', { exact: true })).toBeVisible()
  await expect.poll(() => coveredBy(page, 'Missing required fields!')).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => coveredBy(page, 'Missing required fields!')).toEqual([])

  for (let added = 0; added < 6; added += 1) await page.getByRole('button', { name: 'Add step' }).click()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted Active', { exact: true })).toBeVisible()
  // On a phone full of rows there may be no free place; then every control can be scrolled past the toast.
  const last = page.getByRole('button', { name: 'Add repeat group' })
  await last.scrollIntoViewIfNeeded()
  await last.click({ trial: true })
  await close()
})

test('a tapped step stays at its place although the one above it closes @phone', async ({
  browser,
  server,
  people,
  contextOptions,
}) => {
  const { page, close } = await openPage(browser, server, await people.free(), contextOptions)
  await visit(page, '/dashboard/workout-builder')
  for (let added = 0; added < 4; added += 1) await page.getByRole('button', { name: 'Add step' }).click()
  const rows = page.getByRole('region', { name: 'Steps' }).locator('li > div > button:first-child')
  await rows.nth(1).click()
  const tapped = rows.nth(2)
  // Safari has no scroll anchoring for when something above shrinks.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    document.body.style.overflowAnchor = 'none'
  })
  await tapped.scrollIntoViewIfNeeded()
  const before = await tapped.boundingBox()
  await tapped.click()
  await expect(tapped).toHaveAttribute('aria-expanded', 'true')
  const after = await tapped.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  await close()
})

/** The visible controls whose middle is covered by the toast with a text. */
function coveredBy(page: Page, said: string): Promise<string[]> {
  return page.evaluate((words) => {
    const toast = [...document.querySelectorAll('[role=region] li')].find((item) => item.textContent?.includes(words))
    if (!toast) return ['there is no toast']
    const dialogs = document.querySelectorAll('[role=dialog]')
    const reachable = dialogs[dialogs.length - 1] ?? document.body
    return [...reachable.querySelectorAll('a[href], button, input, label')]
      .filter((control) => !toast.contains(control))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height / 2)
        return met !== null && toast.contains(met)
      })
      .map((control) => control.textContent || control.getAttribute('aria-label') || control.outerHTML)
  }, said)
}
