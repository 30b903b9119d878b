/** What a letter's link brings to the reset screen. */
export type Arrival =
  | { by: 'tokens'; access_token: string; refresh_token: string; signedUp: boolean }
  | { by: 'code'; code: string }
  | { by: 'trouble'; sentence: string }
  /** A reload: what the link brought was taken in before. */
  | ({ by: 'visit' } & Visit)
  | { by: 'nothing' }

/** A visit that a letter's link began in this tab. */
export type Visit = { signedUp: boolean }

/** Reads the address: tokens, or a provider's error, from its hash; a code from its query. */
export function arrivalOf({ search, hash }: { search: string; hash: string }, visit?: Visit): Arrival {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  const [access_token, refresh_token] = [inHash.get('access_token'), inHash.get('refresh_token')]
  if (access_token && refresh_token)
    return { by: 'tokens', access_token, refresh_token, signedUp: signUpTypes.includes(inHash.get('type') ?? '') }
  const inQuery = new URLSearchParams(search)
  const sentence = inHash.get('error_description') ?? inQuery.get('error_description')
  if (sentence) return { by: 'trouble', sentence }
  const code = inQuery.get('code')
  if (code) return { by: 'code', code }
  return visit ? { by: 'visit', ...visit } : { by: 'nothing' }
}

/** The address of the reset screen that carries a session there, as the provider's own redirects write it. */
export function hashOf(session: { access_token: string; refresh_token: string }, type: string): string {
  const { access_token, refresh_token } = session
  return new URLSearchParams({ access_token, refresh_token, type }).toString()
}

const signUpTypes = ['signup', 'invite', 'email']
