import type { Page } from '@playwright/test'

/** What the browser says of an event: its name, its interaction, and the time in ms from its input to the next paint. */
type EventTime = { name: string; interactionId: number; startTime: number; duration: number }

/** The shortest duration that browsers report. */
const LEAST_DURATION_MS = 16
/** A browser reports an event some time after its paint. */
const REPORT_MS = 300

/** Makes a page that is opened from now on note its events. */
export async function noteEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const noted: EventTime[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { name, interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[])
        noted.push({ name, interactionId, startTime, duration })
    })
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    Object.assign(window, { takeNoted: () => noted.splice(0) })
  }, LEAST_DURATION_MS)
}

/** Waits until a page has painted twice and has nothing to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** Does something, and returns the events that this caused. */
export async function eventsOf(page: Page, deed: () => Promise<void>): Promise<EventTime[]> {
  await untilIdle(page)
  const begun = await page.evaluate(() => performance.now())
  await deed()
  await untilIdle(page)
  await page.waitForTimeout(REPORT_MS)
  const noted = await page.evaluate(() => (window as unknown as { takeNoted: () => EventTime[] }).takeNoted())
  return noted.filter(({ startTime }) => startTime >= begun)
}

/** The time of each of `count` interactions, as the library web-vitals counts it: that of its longest event. */
export function interactionTimes(events: readonly EventTime[], count: number): number[] {
  const interactions = Map.groupBy(events, ({ interactionId }) => interactionId)
  interactions.delete(0)
  const times = [...interactions.values()].map(longestOf)
  // What is not reported took the least time at most.
  return [...times, ...new Array<number>(Math.max(0, count - times.length)).fill(LEAST_DURATION_MS)]
}

/** The time of the longest of some events, in ms. */
export function longestOf(events: readonly EventTime[]): number {
  return Math.max(LEAST_DURATION_MS, ...events.map(({ duration }) => duration))
}
