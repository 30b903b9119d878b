import type { PageRequest } from '#contracts/page-request.ts'
import { fingerprintOf, type KeptAnswer } from './kept-pages.ts'

/** An answer of the API within this process. */
export type Answer = { status: number; text: string }
/** Asks the API within this process, as a visitor without a session. */
export type Ask = (path: string, init?: Parameters<PageRequest['fetch']>[1]) => Promise<Answer>

/** The API as one page asks it, with a record of what it answered. */
export type PageApi = {
  fetch: PageRequest['fetch']
  /** What was answered so far; undefined where the page did more than read. */
  answers: () => KeptAnswer[] | undefined
}

/**
 * Makes the API for a page. What is known already, because a kept page was compared with it, is not asked again.
 */
export function createPageApi(ask: Ask, known: ReadonlyMap<string, Answer> = new Map()): PageApi {
  const answers = new Map<string, string>()
  let onlyReads = true
  return {
    fetch: async (path, init) => {
      const isRead = (init?.method ?? 'GET') === 'GET' && !init?.headers?.authorization
      if (!isRead) onlyReads = false
      const { status, text } = (isRead && known.get(path)) || (await ask(path, init))
      answers.set(path, fingerprintOf(status, text))
      return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(text) }
    },
    answers: () => (onlyReads ? [...answers].map(([path, fingerprint]) => ({ path, fingerprint })) : undefined),
  }
}
