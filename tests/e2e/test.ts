import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { emptyCluster } from '#tests/databases/empty-cluster.ts'
import { onlyOnce } from './only-once.ts'
import { anAthlete, type Person } from './people.ts'
import { type RunningServer, startServer } from './server.ts'
import { isOnPhone, phone } from './windows.ts'

export { expect }

/** The athletes most tests need, each created once for a worker. */
export type People = { free: () => Promise<Person>; paid: () => Promise<Person>; admin: () => Promise<Person> }

/**
 * Playwright's test with a server for each worker, and a page that fails its test when the browser reports an error: in
 * the console, by a script that threw, a violated policy, or a 5xx.
 */
export const test = base.extend<object, { server: RunningServer; people: People }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = await startServer({ cluster: join(await emptyCluster(), 'db') })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  people: [
    async ({ server }, use) => {
      await use({
        free: onlyOnce(() => anAthlete(server)),
        paid: onlyOnce(() => anAthlete(server, { plan: 'standard' })),
        admin: onlyOnce(() => anAthlete(server, { role: 'admin' })),
      })
    },
    { scope: 'worker' },
  ],
  viewport: ({ viewport }, use, info) => use(isOnPhone(info) ? phone.viewport : viewport),
  userAgent: ({ userAgent }, use, info) => use(isOnPhone(info) ? phone.userAgent : userAgent),
  deviceScaleFactor: ({ deviceScaleFactor }, use, info) => use(isOnPhone(info) ? 1 : deviceScaleFactor),
  isMobile: ({ isMobile }, use, info) => use(isMobile || isOnPhone(info)),
  hasTouch: ({ hasTouch }, use, info) => use(hasTouch || isOnPhone(info)),
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page)
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Collects every error that the browser reports on a page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A 4xx that a screen handles is not an error, nor a connection that the test cut, although Chromium writes each to
    // the console. A profile that was refused is logged, and its screen says so.
    const handled = /status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|^Failed to fetch the profile CallError/
    if (message.type() === 'error' && !handled.test(message.text()))
      complaints.push(`${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`)
  })
  return complaints
}
