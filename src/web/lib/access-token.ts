import type { Tokens } from './fetch.ts'

const none: Tokens = { current: async () => null, renewed: async () => null }
let source = none

/** The session's tokens; none without a session. */
export const sessionTokens: Tokens = { current: () => source.current(), renewed: () => source.renewed() }

/** Tells where tokens come from. Apart from the session, so that a public page calls the API without loading it. */
export function takeTokensFrom(tokens: Tokens): void {
  source = tokens
}
