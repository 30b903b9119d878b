import { createKeptPages, fingerprintOf, type KeptPage } from './kept-pages.ts'
import { type Answer, type Ask, createPageApi, type PageApi } from './page-api.ts'

/** A page that was rendered: whole, where it may be kept, else as the renderer's Response. */
export type Rendered = { whole: KeptPage } | { response: Response }

/** How often a request waits for another one's render of the same page before it renders by itself. */
const MAX_WAITS = 2

/**
 * Renders the pages of visitors without a session, and sends a kept one again while the API answers as it did when the
 * page was rendered. So a kept page never says what is no longer so, whichever process changed it. Requests for one page
 * at the same moment share one render.
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
      // Its trouble is its own request's.
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
