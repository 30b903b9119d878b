import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until it is settled. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/**
 * Waits until a page shows what it came to show, and answers: it has a heading, nothing is loading any more, and React
 * has taken over what the server wrote. A form that is sent before is sent the old way, and no test is that fast a
 * typist on purpose.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[role=status]').filter({ hasText: /loading/i })).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1, form')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )
  await page.evaluate(() => document.fonts.ready)
}
