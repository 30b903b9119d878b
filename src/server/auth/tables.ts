import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

// Not named `auth`: an operator's PostgreSQL may hold a foreign provider's schema of that name. Exported for
// drizzle-kit, which would drop a schema it does not see.
export const authSchema = pgSchema('auth_provider')

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
type Json = Record<string, unknown>

export const users = authSchema.table(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case; empty where there is none, as on the wire. */
    email: text('email').notNull().default(''),
    /** A PHC string: argon2id, or bcrypt when imported. */
    encrypted_password: text('encrypted_password'),
    email_confirmed_at: moment('email_confirmed_at'),
    confirmation_sent_at: moment('confirmation_sent_at'),
    invited_at: moment('invited_at'),
    recovery_sent_at: moment('recovery_sent_at'),
    new_email: text('new_email').notNull().default(''),
    email_change_sent_at: moment('email_change_sent_at'),
    /** Confirmed halves of a secure email change: 0 or 1. */
    email_change_confirm_status: integer('email_change_confirm_status').notNull().default(0),
    reauthentication_sent_at: moment('reauthentication_sent_at'),
    last_sign_in_at: moment('last_sign_in_at'),
    raw_app_meta_data: jsonb('raw_app_meta_data').$type<Json>().notNull().default({}),
    raw_user_meta_data: jsonb('raw_user_meta_data').$type<Json>().notNull().default({}),
    banned_until: moment('banned_until'),
    /** Of a row that is kept without its person. */
    deleted_at: moment('deleted_at'),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email).where(sql`${table.email} <> ''`),
    index('users_by_age').on(table.created_at, table.id),
  ],
)

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const identities = authSchema.table(
  'identities',
  {
    id: uuid('id').primaryKey(),
    user_id: ofUser(),
    provider: text('provider').notNull(),
    provider_id: text('provider_id').notNull(),
    identity_data: jsonb('identity_data').$type<Json>().notNull(),
    last_sign_in_at: moment('last_sign_in_at'),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('identities_provider').on(table.provider, table.provider_id),
    index('identities_user').on(table.user_id),
  ],
)

export const sessions = authSchema.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    user_id: ofUser(),
    aal: text('aal').$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    amr: jsonb('amr').$type<{ method: string; timestamp: number }[]>().notNull().default([]),
    /** Signs this session's refresh tokens; never leaves the server. */
    refresh_token_hmac_key: text('refresh_token_hmac_key').notNull(),
    refresh_token_counter: integer('refresh_token_counter').notNull().default(0),
    refreshed_at: moment('refreshed_at'),
    user_agent: text('user_agent'),
    ip: text('ip'),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_age').on(table.created_at)],
)

/** Valid links and codes: one row for a user and purpose, both stored as keyed hashes. */
export const one_time_tokens = authSchema.table(
  'one_time_tokens',
  {
    id: uuid('id').primaryKey(),
    user_id: ofUser(),
    token_type: text('token_type').notNull(),
    /** The address the letter went to. */
    relates_to: text('relates_to').notNull(),
    link_hash: text('link_hash').notNull(),
    code_hash: text('code_hash').notNull(),
    wrong_tries: integer('wrong_tries').notNull().default(0),
    code_expires_at: moment('code_expires_at').notNull(),
    link_expires_at: moment('link_expires_at').notNull(),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('one_time_tokens_link').on(table.link_hash),
    uniqueIndex('one_time_tokens_purpose').on(table.user_id, table.token_type),
    index('one_time_tokens_address').on(table.relates_to),
    index('one_time_tokens_age').on(table.link_expires_at),
  ],
)

/** Links used in the last minute, and the browsers that may ask for the answer once more. */
export const opened_links = authSchema.table('opened_links', {
  link_hash: text('link_hash').primaryKey(),
  browser_hash: text('browser_hash').notNull(),
  user_id: ofUser(),
  /** Null for the first half of a change of address, which opens no session. */
  session_id: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  opened_at: moment('opened_at').notNull(),
})

/** Keys that sign access tokens: published before their first use, and until the last token they signed has expired. */
export const signing_keys = authSchema.table('signing_keys', {
  kid: text('kid').primaryKey(),
  private_jwk: jsonb('private_jwk').$type<Json>().notNull(),
  public_jwk: jsonb('public_jwk').$type<Json>().notNull(),
  signs_from: moment('signs_from').notNull(),
  published_until: moment('published_until'),
  created_at: moment('created_at').notNull().default(sql`now()`),
})

/** Secrets of the provider itself, such as the key of the one-time-token hashes. */
export const secrets = authSchema.table('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export const audit_log_entries = authSchema.table(
  'audit_log_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    user_id: uuid('user_id'),
    ip: text('ip'),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('audit_log_entries_user').on(table.user_id),
    index('audit_log_entries_age').on(table.kind, table.created_at),
  ],
)
