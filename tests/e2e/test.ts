import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { emptyCluster } from '#tests/databases/empty-cluster.ts'
import { type House, startHouse } from './house.ts'
import { onlyOnce } from './only-once.ts'
import { anAthlete, type Person } from './people.ts'

export { expect }

/** The people most tests need, each made once a worker. */
export type People = { free: () => Promise<Person>; paid: () => Promise<Person>; admin: () => Promise<Person> }

/**
 * Playwright's test, in a house: a server for each worker, and a page that fails its test when the browser complains
 * of anything: an error in the console, a script that threw, a policy broken, a 5xx.
 */
export const test = base.extend<object, { house: House; people: People }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const house = await startHouse({ cluster: join(await emptyCluster(), 'db') })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  people: [
    async ({ house }, use) => {
      await use({
        free: onlyOnce(() => anAthlete(house)),
        paid: onlyOnce(() => anAthlete(house, { plan: 'standard' })),
        admin: onlyOnce(() => anAthlete(house, { role: 'admin' })),
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page)
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Everything the browser complains of on a page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A 4xx that a screen answers is no trouble, though Chromium notes each in the console.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(`${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`)
  })
  return complaints
}
