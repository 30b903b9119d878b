import type { Page } from '@playwright/test'
import { dragSlowly } from './drag-slowly.ts'

/** Drags a step over four others and drops it behind them; returns the time of the slowest movement, in ms. */
export async function dragStep(page: Page, at: number): Promise<number> {
  const rows = page.locator('[data-entry]:has([data-step-name])')
  const handle = rows.nth(at).locator('[data-drag-handle]')
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [from, to] = [await handle.boundingBox(), await rows.nth(at + 4).boundingBox()]
  if (!from || !to) throw new Error('There are too few steps to drag one over four others.')
  return dragSlowly(
    page,
    { x: from.x + from.width / 2, y: from.y + from.height / 2 },
    { x: to.x + to.width / 4, y: to.y + 0.8 * to.height },
  )
}
