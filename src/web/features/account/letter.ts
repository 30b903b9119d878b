import { authClient } from '../../lib/session.ts'
import type { AuthSession } from '../../lib/session-store.ts'

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
 * Gives a letter's token to the provider, once however often it is asked. `halfway` is a change of address that
 * the other address has still to agree to.
 */
export function openLetter(letter: Letter): Promise<Opened | 'halfway' | 'refused'> {
  const opening = openings.get(letter.token_hash) ?? open(letter)
  openings.set(letter.token_hash, opening)
  return opening
}

const openings = new Map<string, Promise<Opened | 'halfway' | 'refused'>>()

async function open({ token_hash, type }: Letter): Promise<Opened | 'halfway' | 'refused'> {
  const client = await authClient()
  const { data, error } = await client.verifyOtp({ token_hash, type })
  if (data.session) return data.session
  // Trouble on the way is no answer: the next press of the button may get one.
  if (error && (error.status === undefined || error.status >= 500)) openings.delete(token_hash)
  return error ? 'refused' : 'halfway'
}
