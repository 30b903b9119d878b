import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import type { RunningServer } from './server.ts'
import { complaintsOf } from './test.ts'

/**
 * Opens a page in a person's browser, or in a signed-out one. Without options the browser is reused from test to test
 * with its cache, because loading the same scripts again takes most of a visit; its cookies are reset. Closing the page
 * fails if the browser reported errors.
 */
export async function openPage(
  browser: Browser,
  server: RunningServer,
  person?: Person,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const reused = keptContext(server, person, options)
  const context = reused ?? (await newContext(browser, server, person, options))
  await context.clearCookies()
  // A screen may have been left without a connection.
  await context.setOffline(false)
  if (person) await context.addCookies(person.signedIn.cookies)
  const page = await context.newPage()
  if (reused) await forgetKeptWork(page)
  const complaints = complaintsOf(page)
  return {
    page,
    async close() {
      for (const opened of context.pages()) await opened.close()
      if (isDefault(options)) kept.get(server)?.set(person, context)
      else await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/** Forgets what an earlier test left in the storage of the browser: unsaved work comes back. */
async function forgetKeptWork(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.clear())
}

/** The browsers without open pages, by person; undefined is a signed-out visitor. */
const kept = new WeakMap<RunningServer, Map<Person | undefined, BrowserContext>>()

/** Takes the browser that an earlier test left. A second one opened at the same time is new. */
function keptContext(server: RunningServer, person: Person | undefined, options: BrowserContextOptions) {
  const contexts = kept.get(server)
  const context = isDefault(options) ? contexts?.get(person) : undefined
  if (context) contexts?.delete(person)
  return context
}

async function newContext(
  browser: Browser,
  server: RunningServer,
  person: Person | undefined,
  options: BrowserContextOptions,
) {
  if (!kept.has(server)) kept.set(server, new Map())
  const storageState = person ? { storageState: person.signedIn } : {}
  return browser.newContext({ baseURL: server.url, ...options, ...storageState })
}

function isDefault(options: BrowserContextOptions): boolean {
  return Object.keys(options).length === 0
}
