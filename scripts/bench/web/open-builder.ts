import type { Browser, Page } from '@playwright/test'
import type { Person } from '#tests/e2e/people.ts'
import { noteEvents } from './event-times.ts'

/** As slow as a simple phone or an old notebook. */
export const SLOW_DOWN = 4

/** Opens an address of the builder in a browser with an empty cache and a slow processor, and waits until it is ready. */
export async function openBuilder(browser: Browser, url: string, { signedIn }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: signedIn })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await noteEvents(page)
  await page.addInitScript((mark) => {
    const watch = () => {
      if (document.querySelector('[data-entry]')) performance.mark(mark)
      else requestAnimationFrame(watch)
    }
    watch()
  }, STEPS_DRAWN)
  await page.goto(url)
  await page.locator('[data-entry][draggable=true]').last().waitFor()
  return page
}

/** What happened when, in ms since the address was opened; NaN for what did not happen. */
export function readPaints(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    ([mark, script]) => {
      const startOf = (entry: PerformanceEntry | undefined) => Math.round(entry?.startTime ?? Number.NaN)
      const scripts = performance.getEntriesByType('resource')
      return {
        'first paint': startOf(performance.getEntriesByName('first-contentful-paint')[0]),
        'steps drawn': startOf(performance.getEntriesByName(mark)[0]),
        'editor of the text asked for': startOf(scripts.find(({ name }) => name.includes(script))),
      }
    },
    [STEPS_DRAWN, EDITOR_SCRIPT] as const,
  )
}

const STEPS_DRAWN = 'steps-drawn'
const EDITOR_SCRIPT = '/text-view'
