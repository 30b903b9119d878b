import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { House } from './house.ts'
import type { Person } from './people.ts'
import { complaintsOf } from './test.ts'

/** A page in a browser of its own, signed in where a person is given. Closing it fails when it had complaints. */
export async function openedPage(
  browser: Browser,
  house: House,
  person?: Person,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    baseURL: house.url,
    ...options,
    ...(person ? { storageState: person.signedIn } : {}),
  })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  return {
    page,
    async close() {
      await context.close()
      expect(complaints).toEqual([])
    },
  }
}
