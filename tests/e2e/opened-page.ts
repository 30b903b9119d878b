import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { House } from './house.ts'
import type { Person } from './people.ts'
import { complaintsOf } from './test.ts'

/**
 * A page in the browser of a person, or of a stranger: signed in as at first, and with what it has cached. Without
 * options it is kept from test to test, for most of a visit would be loading the same scripts again. Closing the page
 * fails when it had complaints.
 */
export async function openedPage(
  browser: Browser,
  house: House,
  person?: Person,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = keptContext(house, person, options) ?? (await newContext(browser, house, person, options))
  await context.clearCookies()
  if (person) await context.addCookies(person.signedIn.cookies)
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  return {
    page,
    async close() {
      for (const opened of context.pages()) await opened.close()
      if (isDefault(options)) kept.get(house)?.set(person, context)
      else await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/** Browsers whose pages are closed, for each person; undefined is a stranger. */
const kept = new WeakMap<House, Map<Person | undefined, BrowserContext>>()

/** Takes the browser that a test before left: whoever opens a second one at the same time gets another. */
function keptContext(house: House, person: Person | undefined, options: BrowserContextOptions) {
  const contexts = kept.get(house)
  const context = isDefault(options) ? contexts?.get(person) : undefined
  if (context) contexts?.delete(person)
  return context
}

async function newContext(browser: Browser, house: House, person: Person | undefined, options: BrowserContextOptions) {
  if (!kept.has(house)) kept.set(house, new Map())
  const storageState = person ? { storageState: person.signedIn } : {}
  return browser.newContext({ baseURL: house.url, ...options, ...storageState })
}

function isDefault(options: BrowserContextOptions): boolean {
  return Object.keys(options).length === 0
}
