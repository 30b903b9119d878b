import type { Page } from '@playwright/test'
import type { House } from '../house.ts'
import type { Person } from '../people.ts'

/** One thing the product says, and how it is brought to say so. */
export type Row = {
  when: string
  says: readonly string[]
  /** Undefined: a stranger. */
  as?: 'free' | 'paid'
  /** The browser complains too, as it should. */
  complains?: true
  act: (stage: { page: Page; house: House; person: Person }) => Promise<void>
}

/** Lets one kind of call fail before it reaches the server. */
export async function failing(page: Page, method: string, url: string) {
  const refusal = { error: 'Something broke on our side.', code: 'trouble' }
  await page.route(url, (route) =>
    // No 5xx: a refusal is final at once, trouble is tried again for a while.
    route.request().method() === method ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  )
}
