import type { Browser, Page } from '@playwright/test'
import type { Person } from '#tests/e2e/people.ts'
import { noteEvents } from './event-times.ts'

/** As slow as a simple phone or an old notebook. */
export const SLOW_DOWN = 4

/** A page of a signed-in athlete in a browser with an empty cache and a slow processor, which notes its events. */
export async function slowPage(browser: Browser, { signedIn }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: signedIn })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await noteEvents(page)
  return page
}
