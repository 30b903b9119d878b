import { expect, type Page } from '@playwright/test'

/** Waits until a page shows what it came to show: it has a heading, and nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[role=status]').filter({ hasText: /loading/i })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
