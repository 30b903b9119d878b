import type { Page } from '@playwright/test'
import { faultsInWindow } from './layout/faults-in-window.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { holdToasts } from './undo-in-toast.ts'

const narrow = { width: 320, height: 640 }

const windows = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  narrow,
  // 1280 × 800 at 200 %.
  { width: 640, height: 400 },
]

for (const size of windows) {
  // Least room is left in the last two, and in the narrow one a toast has to be a strip.
  const tags = `${size.width < 640 ? ' @only-phone' : ''}${size.height > 640 ? ' @drill' : ''}`
  const at = `${size.width} × ${size.height} px${tags}`
  const atNarrow = size === narrow ? at : `${at} @drill`

  test(`a refused generation covers no control at ${atNarrow}`, async ({ browser, server, people }) => {
    const { page, close } = await openPage(browser, server, await people.paid())
    await page.setViewportSize(size)
    await visit(page, '/dashboard/workout-generator')
    const generate = page.getByRole('button', { name: /^Generate workout/ })
    await generate.click()
    await expectClear(page, 'Missing required field.')
    // In a low window the page scrolls from the button to the field that is missing.
    if (size.height > 400) await expect(generate).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus')).toBeInViewport()
    await close()
  })

  test(`the toast of a deleted step cuts no control in two at ${at}`, async ({ browser, server, people }) => {
    const { page, close } = await openPage(browser, server, await people.free())
    await page.setViewportSize(size)
    await visit(page, '/dashboard/workout-builder')
    for (let added = 0; added < 8; added += 1) await page.getByRole('button', { name: 'Add step' }).click()
    await deleteStep(page, 8)
    // The fields of a step leave no gap for a strip: it ends the window, and what lies beneath can be scrolled to.
    await expectClear(page, 'Deleted Active', /toast (cuts|is cut)/)
    const last = page.getByRole('button', { name: 'Add repeat group' })
    await last.scrollIntoViewIfNeeded()
    await last.click({ trial: true })
    await close()
  })

  test(`a refused save covers no control in its dialog and after it, at ${atNarrow}`, async ({
    browser,
    server,
    people,
  }) => {
    const { page, close } = await openPage(browser, server, await people.free())
    await page.setViewportSize(size)
    await visit(page, '/dashboard/workout-builder')
    await page.getByRole('button', { name: 'Save workout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Workout' })
    await dialog.getByLabel('Name').fill('No sport yet')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('Choose a sport.', { exact: true })).toBeVisible()
    await expectClear(page, 'Missing required fields!')
    await expect(page.getByText('Please fill in all required fields before saving your workout.').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectClear(page, 'Missing required fields!')
    await close()
  })
}

test('a toast that has to be a strip is measured again in a window of another width @only-phone', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  await page.getByRole('button', { name: /^Generate workout/ }).click()
  await expectClear(page, 'Missing required field.')
  for (const size of [...windows, { width: 1440, height: 900 }, ...windows]) {
    await page.setViewportSize(size)
    await expectClear(page, 'Missing required field.')
  }
  // Something drawn late moves the rest of the page beneath the strip.
  await page.setViewportSize(narrow)
  await expectClear(page, 'Missing required field.')
  for (const px of [24, 48, 72]) {
    await page.getByRole('main').evaluate((main, room) => {
      main.style.paddingBlockStart = `${room}px`
    }, px)
    await expectClear(page, 'Missing required field.')
  }
  await close()
})

test('a tapped step stays at its place although the one above it closes @only-phone', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  for (let added = 0; added < 4; added += 1) await page.getByRole('button', { name: 'Add step' }).click()
  const rows = page.getByRole('region', { name: 'Steps' }).locator('button:has([data-step-name])')
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

/** Expects a toast with a text that can be read, that can be dismissed, and that lies over no control: none of the refused faults. */
async function expectClear(page: Page, said: string, refused = /toast/) {
  const toast = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: said })
  await toast.waitFor()
  await holdToasts(page)
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => (await page.evaluate(faultsInWindow)).filter((fault) => refused.test(fault)))
    .toEqual([])
}

async function deleteStep(page: Page, index: number) {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(index)
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}
