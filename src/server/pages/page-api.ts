import type { PageRequest } from '#contracts/page-request.ts'
import { fingerprintOf, type KeptAnswer } from './kept-pages.ts'

/** An answer of the API within this process. */
export type Answer = { status: number; text: string }
/** Asks the API within this process, as a visitor without a session. */
export type Ask = (path: string, init?: Parameters<PageRequest['fetch']>[1]) => Promise<Answer>

/** The API for one page, with a record of its answers. */
export type PageApi = {
  fetch: PageRequest['fetch']
  /** The answers so far; undefined where the page did more than read. */
  answers: () => KeptAnswer[] | undefined
}

/**
 * Creates the API for a page. What the page has read, and answers in `known`, which a comparison with a kept page has
 * fetched, are not requested again.
 */
export function createPageApi(ask: Ask, known: ReadonlyMap<string, Answer> = new Map()): PageApi {
  const read = new Map(known)
  const answers = new Map<string, string>()
  let onlyReads = true
  return {
    fetch: async (path, init) => {
      const isRead = (init?.method ?? 'GET') === 'GET' && !init?.headers?.authorization
      if (!isRead) onlyReads = false
      const answer = (isRead && read.get(path)) || (await ask(path, init))
      const { status, text } = answer
      if (isRead) read.set(path, answer)
      answers.set(path, fingerprintOf(status, text))
      return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(text) }
    },
    answers: () => (onlyReads ? [...answers].map(([path, fingerprint]) => ({ path, fingerprint })) : undefined),
  }
}
