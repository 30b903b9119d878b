import type { Page } from '@playwright/test'
import { eventsOf, interactionTimes, untilIdle } from './event-times.ts'

/** How long a finger presses a button, in ms. */
export const pressed = { delay: 60 }

/** Makes an input several times; returns the time of each, in ms. */
export async function timeEach(page: Page, count: number, input: (at: number) => Promise<void>): Promise<number[]> {
  const events = await eventsOf(page, async () => {
    for (let at = 0; at < count; at += 1) {
      await input(at)
      await untilIdle(page)
    }
  })
  return interactionTimes(events, count)
}
