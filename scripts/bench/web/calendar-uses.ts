import type { Page } from '@playwright/test'
import { monthGrid } from '#domain/calendar/days/month.ts'
import { dragSlowly } from './drag-slowly.ts'
import { MONTH } from './full-month.ts'
import { pressed, timeEach } from './time-each.ts'

/** What athletes do in a full month of the calendar. Each returns the times from its inputs to the next paint, in ms. */
export const calendarUses: Record<string, (page: Page) => Promise<number[]>> = {
  async 'drag an entry to another day'(page) {
    const times: number[] = []
    for (let drag = 0; drag < DRAGS; drag += 1) times.push(await dragEntry(page, drag))
    return times
  },

  'undo by keys': (page) => timeEach(page, DRAGS, () => page.keyboard.press('Control+z')),

  async 'walk through the days'(page) {
    await page.locator(`[data-day="${MONTH}"] a`).first().focus()
    return timeEach(page, STEPS, (at) => page.keyboard.press(at % 6 === 5 ? 'ArrowDown' : 'ArrowRight'))
  },

  'turn the month': (page) =>
    timeEach(page, TURNS, (at) =>
      page.getByRole('button', { name: at % 2 === 0 ? 'Next month' : 'Previous month' }).click(pressed),
    ),
}

const DRAGS = 12
const STEPS = 24
const TURNS = 12
/** Two weeks and two days on: over many cells. */
const DAYS_ON = 16

/** Drags the first entry of a day over the cells between to a later day. */
async function dragEntry(page: Page, drag: number): Promise<number> {
  const days = monthGrid(MONTH).flat()
  const entry = page.locator(`[data-day="${days[drag]}"] li`).first()
  const cell = page.locator(`[data-day="${days[drag + DAYS_ON]}"]`)
  await entry.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [from, to] = [await entry.boundingBox(), await cell.boundingBox()]
  if (!from || !to) throw new Error('The month does not show the days that the bench drags between.')
  return dragSlowly(
    page,
    { x: from.x + from.width / 2, y: from.y + from.height / 2 },
    { x: to.x + to.width / 2, y: to.y + to.height / 3 },
  )
}
