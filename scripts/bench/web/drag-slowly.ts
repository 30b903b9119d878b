import type { Page } from '@playwright/test'
import { eventsOf, longestOf, untilIdle } from './event-times.ts'

type Point = { x: number; y: number }

/** Drags what lies at a point to another one in small movements; returns the time of the slowest movement, in ms. */
export async function dragSlowly(page: Page, from: Point, to: Point): Promise<number> {
  const events = await eventsOf(page, async () => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (let move = 1; move <= MOVES; move += 1) {
      const part = move / MOVES
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      await untilIdle(page)
    }
    await page.mouse.up()
  })
  return longestOf(events.filter(({ name }) => DRAGGING.includes(name)))
}

const MOVES = 12
// Browsers count no interaction for these.
const DRAGGING = ['dragstart', 'dragenter', 'dragover', 'dragleave', 'drop', 'dragend']
