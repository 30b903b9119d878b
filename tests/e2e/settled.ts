import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until it has settled. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilSettled(page)
}

/**
 * Waits until a page is complete and interactive: it has a heading, nothing is loading, and React has hydrated it, but for
 * what stays as the server has drawn it.
 * Before that, the browser itself would send a form.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[role=status]').filter({ hasText: /loading/i })).toHaveCount(0)
  await page.waitForFunction(() =>
    // The head line of a shared page stays as the server has drawn it, its frame does not.
    [...document.querySelectorAll('h1, form, main')].every(
      (element) =>
        element.closest('[data-server-drawing]') || Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Moves the focus to a part that is loaded when it is reached, and waits until it is. */
export async function reach(part: Locator): Promise<void> {
  await part.focus()
  await expect(part.locator('xpath=ancestor::*[@data-server-drawing]')).toHaveCount(0)
  await expect(part).toBeFocused()
}
