import type { AuthClient } from '../../../lib/auth-client.ts'
import { authClient } from '../../../lib/session.ts'
import type { AuthSession } from '../../../lib/session-store.ts'
import { isRefusal } from '../refusal.ts'

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** The parameters of a letter's link. */
export type Letter = { token_hash: string; type: (typeof types)[number]; next: string | null }

/** Reads the query of a letter's link; undefined if it is not one of ours. */
export function letterOf(search: string): Letter | undefined {
  const query = new URLSearchParams(search)
  const token_hash = query.get('token_hash')
  const type = types.find((known) => known === query.get('type'))
  return token_hash && type ? { token_hash, type, next: query.get('next') } : undefined
}

type Opened = AuthSession & { refresh_token: string }

/**
 * The result of opening a letter. `halfway` is a change of address that the other address has yet to confirm; after
 * `unanswered` the letter can be opened again.
 */
export type Outcome = Opened | 'halfway' | 'refused' | 'unanswered'

/** Sends a letter's token to the provider; several calls for one letter send it once. */
export function openLetter(letter: Letter, client: () => Promise<AuthClient> = authClient): Promise<Outcome> {
  const opening = openings.get(letter.token_hash) ?? open(letter, client)
  openings.set(letter.token_hash, opening)
  return opening
}

const openings = new Map<string, Promise<Outcome>>()

async function open({ token_hash, type }: Letter, client: () => Promise<AuthClient>): Promise<Outcome> {
  const { data, error } = await client()
    .then((client) => client.verifyOtp({ token_hash, type }))
    .catch((error: unknown) => ({ data: { session: null }, error }))
  if (data.session) return data.session
  if (!error) return 'halfway'
  if (isRefusal(error)) return 'refused'
  openings.delete(token_hash)
  return 'unanswered'
}

/** Whether the next step after this letter is to choose a password. */
export const leadsToPassword = ({ type }: Letter): boolean => type !== 'magiclink' && type !== 'email_change'
