import type { Page } from '@playwright/test'

/** Opens an address of the builder on a page, and waits until it is ready. */
export async function openBuilder(page: Page, url: string): Promise<void> {
  await page.addInitScript((mark) => {
    const watch = () => {
      if (document.querySelector('[data-entry]')) performance.mark(mark)
      else requestAnimationFrame(watch)
    }
    watch()
  }, STEPS_DRAWN)
  await page.goto(url)
  await page.locator('[data-entry][draggable=true]').last().waitFor()
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
