import type { Holding } from '../db/holding.ts'
import { audit_log_entries, identities, one_time_tokens, opened_links, sessions, users } from './tables.ts'

/** What the provider stores about a user. */
export const authHoldings: Holding[] = [
  {
    table: sessions,
    owner: sessions.user_id,
    key: sessions.id,
    download: { name: 'sessions', without: ['refresh_token_hmac_key', 'refresh_token_counter'] },
  },
  {
    table: opened_links,
    owner: opened_links.user_id,
    key: opened_links.link_hash,
    download: { leftOut: 'Only hashes of links used in the last minute.' },
  },
  {
    table: one_time_tokens,
    owner: one_time_tokens.user_id,
    key: one_time_tokens.id,
    addresses: [one_time_tokens.relates_to],
    download: { leftOut: 'Hashes of links and codes that open the account.' },
  },
  { table: identities, owner: identities.user_id, key: identities.id, download: { name: 'identities' } },
  {
    table: audit_log_entries,
    owner: audit_log_entries.user_id,
    key: audit_log_entries.id,
    download: { name: 'account_events' },
    keptWithout: [audit_log_entries.ip],
  },
  {
    table: users,
    owner: users.id,
    key: users.id,
    download: { name: 'sign_in', without: ['encrypted_password'] },
    isAccount: true,
  },
]
