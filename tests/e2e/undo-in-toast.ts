import type { Locator, Page } from '@playwright/test'

/** The Undo of the shown toast; the builder has a button of the same name. */
export function undoInToast(page: Page): Locator {
  return page.locator('[data-toast-box]').getByRole('button', { name: 'Undo' })
}
