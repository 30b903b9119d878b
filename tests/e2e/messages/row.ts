import type { Page } from '@playwright/test'
import type { Person } from '../people.ts'
import type { RunningServer } from '../server.ts'

/** A message of the product, and the actions that lead to it. */
export type Row = {
  when: string
  says: readonly string[]
  /** Undefined for a signed-out visitor. */
  as?: 'free' | 'paid'
  /** Whether the browser reports an error too, as expected. */
  complains?: true
  /** Whether another test reads all of these sentences, too: then the drill alone tests it here. */
  isReadElsewhere?: true
  act: (stage: { page: Page; server: RunningServer; person: Person }) => Promise<void>
}

/** Makes one kind of call fail before it reaches the server. */
export async function failCalls(page: Page, method: string, url: string) {
  const refusal = { error: 'Something broke on our side.', code: 'refused' }
  await page.route(url, (route) =>
    // Not a 5xx: a refusal is final, a server error is retried for a while.
    route.request().method() === method ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  )
}
