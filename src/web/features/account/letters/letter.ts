import type { AuthClient } from '../../../lib/auth-client.ts'
import { authClient } from '../../../lib/session.ts'
import type { AuthSession } from '../../../lib/session-store.ts'
import { isRefusal } from '../refusal.ts'

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** What a mailed link carries. */
export type Letter = { token_hash: string; type: (typeof types)[number]; next: string | null }

/** Reads a mailed link's query; undefined where it is none of ours. */
export function letterOf(search: string): Letter | undefined {
  const query = new URLSearchParams(search)
  const token_hash = query.get('token_hash')
  const type = types.find((known) => known === query.get('type'))
  return token_hash && type ? { token_hash, type, next: query.get('next') } : undefined
}

type Opened = AuthSession & { refresh_token: string }

/**
 * What comes of a letter. `halfway` is a change of address that the other address has still to agree to; without an
 * answer the letter may be opened again.
 */
export type Outcome = Opened | 'halfway' | 'refused' | 'unanswered'

/** Gives a letter's token to the provider, once however often it is asked. */
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

/** Whether somebody who has opened this letter goes on to choose a password. */
export const leadsToPassword = ({ type }: Letter): boolean => type !== 'magiclink' && type !== 'email_change'
