import type { Page } from '@playwright/test'
import { faultsInWindow } from './faults-in-window.ts'

type Size = { width: number; height: number }

/** The windows in which least fits: a small phone, and 1280 × 800 at 200 %. */
export const tightWindows: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

/** The windows that every screen has to fit: those, a larger phone and a small desktop. */
export const allWindows: readonly Size[] = [...tightWindows, { width: 375, height: 812 }, { width: 1152, height: 800 }]

/**
 * The layout faults of a page in any of some windows, one line for each: it scrolls sideways, a scrollbar has nothing
 * to scroll, text or controls overlap, a name is cut off and cannot be read in full, a toast covers a control. The
 * window has its old size afterwards.
 */
export async function layoutFaultsOf(page: Page, windows: readonly Size[]): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const size of windows) {
    await page.setViewportSize(size)
    await waitForPaint(page)
    for (const fault of await page.evaluate(faultsInWindow)) faults.push(`${size.width} px: ${fault}`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}

/** Waits until charts have measured themselves again and the window is painted. */
function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
