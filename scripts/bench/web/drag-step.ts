import type { Page } from '@playwright/test'
import { eventsOf, longestOf, untilIdle } from './event-times.ts'

/** Drags a step over four others and drops it behind them; returns the time of the slowest movement, in ms. */
export async function dragStep(page: Page, at: number): Promise<number> {
  const rows = page.locator('[data-entry]:has([data-step-name])')
  const handle = rows.nth(at).locator('[data-drag-handle]')
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [from, to] = [await handle.boundingBox(), await rows.nth(at + 4).boundingBox()]
  if (!from || !to) throw new Error('There are too few steps to drag one over four others.')
  const begin = from.y + from.height / 2
  const end = to.y + 0.8 * to.height
  const events = await eventsOf(page, async () => {
    await page.mouse.move(from.x + from.width / 2, begin)
    await page.mouse.down()
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(to.x + to.width / 4, begin + ((end - begin) * move) / MOVES)
      await untilIdle(page)
    }
    await page.mouse.up()
  })
  return longestOf(events.filter(({ name }) => DRAGGING.includes(name)))
}

const MOVES = 12
// Browsers count no interaction for these.
const DRAGGING = ['dragstart', 'dragenter', 'dragover', 'dragleave', 'drop']
