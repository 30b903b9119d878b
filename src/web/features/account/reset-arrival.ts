/** What a letter's link brings to the reset screen. */
export type Arrival =
  | { by: 'tokens'; access_token: string; refresh_token: string; signedUp: boolean }
  | { by: 'code'; code: string }
  | { by: 'trouble'; sentence: string }
  | { by: 'nothing' }

/** Reads the address: tokens, or a provider's error, from its hash; a code from its query. */
export function arrivalOf({ search, hash }: { search: string; hash: string }): Arrival {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  const [access_token, refresh_token] = [inHash.get('access_token'), inHash.get('refresh_token')]
  if (access_token && refresh_token)
    return { by: 'tokens', access_token, refresh_token, signedUp: signUpTypes.includes(inHash.get('type') ?? '') }
  const inQuery = new URLSearchParams(search)
  const sentence = inHash.get('error_description') ?? inQuery.get('error_description')
  if (sentence) return { by: 'trouble', sentence }
  const code = inQuery.get('code')
  return code ? { by: 'code', code } : { by: 'nothing' }
}

/** The address of the reset screen that carries a session there, as the provider's own redirects write it. */
export function hashOf(session: { access_token: string; refresh_token: string }, type: string): string {
  const { access_token, refresh_token } = session
  return new URLSearchParams({ access_token, refresh_token, type }).toString()
}

const signUpTypes = ['signup', 'invite', 'email']
