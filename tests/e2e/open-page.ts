import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test'
import type { Person } from './people.ts'
import type { RunningServer } from './server.ts'
import { complaintsOf } from './test.ts'
import { isOnPhone } from './windows.ts'

/**
 * Opens a page in a person's browser, or in a signed-out one. Without options the browser is reused from test to test
 * with its cache, because loading the same scripts again takes most of a visit; its cookies and its storage are emptied.
 * Closing the page fails if the browser reported errors.
 */
export async function openPage(
  browser: Browser,
  server: RunningServer,
  person?: Person,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const cookies = person?.signedIn.cookies ?? []
  const isDefault = Object.keys(options).length === 0
  const kept = isOnPhone(test.info()) ? keptPhones : keptDesktops
  const { context, idle } = (isDefault && take(kept, server)) || (await newBrowser(browser, server, options))
  await context.clearCookies()
  // A screen may have been left without a connection.
  await context.setOffline(false)
  await context.addCookies(cookies)
  // Unsaved work comes back.
  await idle.evaluate(() => localStorage.clear())
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  return {
    page,
    async close() {
      for (const opened of context.pages()) if (opened !== idle) await opened.close()
      if (isDefault && !kept.has(server)) kept.set(server, { context, idle })
      else await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/**
 * A browser with its cache and its cookies. Its idle page, which no test sees, keeps the process alive in which the pages
 * run, and with it what was compiled of their scripts.
 */
type ReusedBrowser = { context: BrowserContext; idle: Page }

type Kept = WeakMap<RunningServer, ReusedBrowser>

// The browsers without open pages that wait for the next test in their window.
const keptPhones: Kept = new WeakMap()
const keptDesktops: Kept = new WeakMap()

/** Takes the browser that an earlier test left. A second one opened at the same time is new. */
function take(kept: Kept, server: RunningServer): ReusedBrowser | undefined {
  const browser = kept.get(server)
  kept.delete(server)
  return browser
}

async function newBrowser(
  browser: Browser,
  server: RunningServer,
  options: BrowserContextOptions,
): Promise<ReusedBrowser> {
  const context = await browser.newContext({ baseURL: server.url, ...options })
  const idle = await context.newPage()
  await idle.goto('/favicon.svg')
  return { context, idle }
}
