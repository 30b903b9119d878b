import { createKeptPages, fingerprintOf, type KeptPage } from './kept-pages.ts'
import { type Answer, type Ask, createPageApi, type PageApi } from './page-api.ts'

/** A rendered page: whole where it may be kept, else as the renderer's Response. */
export type Rendered = { whole: KeptPage } | { response: Response }

/** How often a request waits for another request's render of the same page before it renders the page itself. */
const MAX_WAITS = 2

/**
 * Renders the pages of visitors without a session, and sends a kept page again while the API's answers are unchanged,
 * so that it is never out of date, whichever process changed the data. Simultaneous requests for one page share a
 * render.
 */
export function createSharedPages(now: () => Date) {
  const kept = createKeptPages(now)
  const underWay = new Map<string, Promise<Rendered>>()

  return async (address: string, ask: Ask, render: (api: PageApi) => Promise<Rendered>): Promise<Rendered> => {
    const known = new Map<string, Answer>()
    for (let waits = 0; ; waits += 1) {
      const page = kept.find(address)
      if (page && (await isCurrent(page, ask, known))) return { whole: page }
      const other = underWay.get(address)
      if (!other || waits >= MAX_WAITS) break
      // The other request reports its own error.
      await other.catch(() => undefined)
      known.clear()
    }
    const work = render(createPageApi(ask, known))
    underWay.set(address, work)
    try {
      const rendered = await work
      if ('whole' in rendered) kept.keep(address, rendered.whole)
      else kept.forget(address)
      return rendered
    } finally {
      if (underWay.get(address) === work) underWay.delete(address)
    }
  }
}

async function isCurrent({ answers }: KeptPage, ask: Ask, known: Map<string, Answer>): Promise<boolean> {
  for (const { path, fingerprint } of answers) {
    const answer = await ask(path)
    known.set(path, answer)
    if (fingerprintOf(answer.status, answer.text) !== fingerprint) return false
  }
  return true
}
