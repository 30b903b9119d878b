type Source = () => Promise<string | null>

let source: Source = async () => null

/** The session's access token, refreshed where needed; null without a session. */
export function accessToken(): Promise<string | null> {
  return source()
}

/** Tells where tokens come from. Apart from the session, so that a public page calls the API without loading it. */
export function takeTokensFrom(tokens: Source): void {
  source = tokens
}
