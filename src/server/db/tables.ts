import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Pool } from '#domain/workout/swim.ts'

export * from '../auth/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export type AthleteMeta = {
  athlete_metrics?: AthleteMetrics
  service_connections?: { provider: string }[]
}

/** One row a person; the id is the auth provider's user id. */
export const athletes = pgTable(
  'athletes',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    full_name: text('full_name').notNull().default(''),
    timezone: text('timezone').notNull().default('UTC'),
    // text, not a Postgres enum: a new role must not need a migration
    role: text('role').$type<'admin' | 'beta_tester' | 'athlete'>().notNull().default('athlete'),
    meta: jsonb('meta').$type<AthleteMeta>().notNull().default({}),
    /** When a session first proved that the address is theirs; empty for a sign-up nobody has confirmed. */
    confirmed_at: moment('confirmed_at'),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('athletes_email').on(sql`lower(${table.email})`)],
)

export const workouts = pgTable(
  'workouts',
  {
    id: uuid('id').primaryKey(),
    athlete_id: uuid('athlete_id')
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sport: text('sport').$type<'running' | 'cycling' | 'swimming'>().notNull(),
    type: text('type'),
    steps: jsonb('steps').$type<StoredSteps>().notNull(),
    pool_length: jsonb('pool_length').$type<Pool>(),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
    /** When its athlete deleted it; it can be restored until it is purged. */
    deleted_at: moment('deleted_at'),
  },
  (table) => [
    // Ascending, for reading backwards: a descending index is `nulls last`, and serves no plain `desc`. With the last
    // column it tells by itself what is deleted.
    index('workouts_of_athlete').on(table.athlete_id, table.updated_at, table.id, table.deleted_at),
    index('workouts_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
)

/** The plan an athlete has; one row an athlete. */
export const subscriptions = pgTable('subscriptions', {
  athlete_id: uuid('athlete_id')
    .primaryKey()
    .references(() => athletes.id, { onDelete: 'cascade' }),
  type: text('type').$type<'standard' | 'premium'>().notNull(),
  active: boolean('active').notNull(),
  start_date: moment('start_date').notNull(),
})

/** Generations spent, one row an athlete and calendar month (its first day, UTC). */
export const generation_counts = pgTable(
  'generation_counts',
  {
    athlete_id: uuid('athlete_id')
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.month] })],
)

/**
 * Letters that wait to be delivered. A delivered one is deleted, and so is one whose links and codes are over: what is
 * in here lets people in.
 */
export const letters = pgTable(
  'letters',
  {
    /** Also the id of the job that delivers it. */
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    link: text('link'),
    /** Nobody is to get it: it takes the place of a letter, so that no work tells whether one was due. */
    is_decoy: boolean('is_decoy').notNull().default(false),
    /** A job delivers it. */
    is_queued: boolean('is_queued').notNull().default(false),
    created_at: moment('created_at').notNull(),
    /** Delivering it later than this is of no use to anybody. */
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('letters_unqueued').on(table.id).where(sql`not ${table.is_queued}`)],
)
