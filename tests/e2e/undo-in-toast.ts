import type { Locator, Page } from '@playwright/test'

/** The Undo of the shown toast, of the one that says something if it may not be shown yet; the page has a button of the same name. */
export function undoInToast(page: Page, said = ''): Locator {
  const toast = page.locator('[data-toast-box]').getByRole('listitem').filter({ hasText: said })
  return toast.getByRole('button', { name: 'Undo' })
}

/** Keeps toasts open: they stay while their window is in the background. */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}
