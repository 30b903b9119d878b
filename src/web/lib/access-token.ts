import type { Tokens } from './fetch.ts'

const none: Tokens = { current: async () => null, renew: async () => null }
let source = none

/** The session's tokens; null without a session. */
export const sessionTokens: Tokens = { current: () => source.current(), renew: () => source.renew() }

/** Sets the source of the tokens. It is separate from the session, so that a public page can call the API without the auth client. */
export function setTokenSource(tokens: Tokens): void {
  source = tokens
}
