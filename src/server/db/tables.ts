import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { eventKinds } from '#contracts/admin.ts'
import type { Figure } from '#contracts/figures.ts'
import type { Preferences } from '#contracts/preferences.ts'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { About } from '#domain/calendar/change/about.ts'
import type { Patch } from '#domain/calendar/change/patch.ts'
import type { Content, Mark } from '#domain/calendar/items/item.ts'
import type { AimedFigure } from '#domain/re-aim/figure.ts'
import type { RouteData } from '#domain/routes/route.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { ActivityId } from '#domain/streets/activity.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Pool } from '#domain/workout/swim.ts'
import type { LetterKind } from './letter-kind.ts'

export * from '../auth/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

type AthleteMeta = {
  athlete_metrics?: AthleteMetrics
  service_connections?: { provider: string }[]
  preferences?: Preferences
}

/** Athletes; the id is the auth provider's user id. */
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
    /** When a session first proved that the address is theirs; null for an unconfirmed sign-up. */
    confirmed_at: moment('confirmed_at'),
    /** When a session of theirs last proved itself, exact to an hour. */
    last_seen_at: moment('last_seen_at'),
    /** When an admin disabled the account; null if it is open. */
    disabled_at: moment('disabled_at'),
    /** When the account is deleted for good; null unless its athlete has asked for that. */
    leaves_at: moment('leaves_at'),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('athletes_email').on(sql`lower(${table.email})`),
    index('athletes_by_age').on(table.created_at, table.id),
    // For the beginnings of words, which an index of the database's own collation cannot find.
    index('athletes_email_prefix').on(sql`lower(${table.email}) collate "C"`, table.id),
    index('athletes_name_prefix').on(sql`lower(${table.full_name}) collate "C"`, table.id),
    index('athletes_family_name_prefix').on(
      sql`lower(regexp_replace(${table.full_name}, '^.*\\s', '')) collate "C"`,
      table.id,
    ),
    index('athletes_leaving').on(table.leaves_at).where(sql`${table.leaves_at} is not null`),
  ],
)

const ofAthlete = () => uuid('athlete_id').references(() => athletes.id, { onDelete: 'cascade' })

/** What athletes' figures were from which day on. */
export const figure_history = pgTable(
  'figure_history',
  {
    id: uuid('id').primaryKey(),
    athlete_id: ofAthlete().notNull(),
    figure: text('figure').$type<Figure>().notNull(),
    /** As in the metrics; null from the day on which it was removed. */
    value: text('value'),
    /** The unit that the value is in or per; null where it has one unit only. */
    unit: text('unit').$type<DistanceUnit>(),
    /** As the athlete's clock has it. Of several changes on a day the last one counts. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [uniqueIndex('figure_history_of_athlete').on(table.athlete_id, table.figure, table.day)],
)

/** Thresholds that athletes had, for which their workouts may still be written. The present ones are in the profile. */
export const old_figures = pgTable(
  'old_figures',
  {
    id: uuid('id').primaryKey(),
    athlete_id: ofAthlete().notNull(),
    figure: text('figure').$type<AimedFigure>().notNull(),
    /** As in the metrics. */
    value: text('value').notNull(),
    /** The unit that the value is per; null where it has one unit only. */
    unit: text('unit').$type<DistanceUnit>(),
    changed_at: moment('changed_at').notNull(),
    /** When the athlete chose to leave the workouts for it as they are; null while re-aiming them is offered. */
    left_at: moment('left_at'),
  },
  (table) => [
    index('old_figures_of_athlete').on(table.athlete_id, table.figure),
    index('old_figures_by_age').on(table.changed_at),
  ],
)

export const workouts = pgTable(
  'workouts',
  {
    id: uuid('id').primaryKey(),
    athlete_id: ofAthlete().notNull(),
    name: text('name').notNull(),
    sport: text('sport').$type<SportId>().notNull(),
    type: text('type'),
    steps: jsonb('steps').$type<StoredSteps>().notNull(),
    pool_length: jsonb('pool_length').$type<Pool>(),
    /** Nobody but its athlete can open it. */
    is_private: boolean('is_private').notNull().default(false),
    /** Search engines may list its page; never true of a private one. */
    is_listed: boolean('is_listed').notNull().default(false),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
    /** When its athlete deleted it; it can be restored until it is purged. */
    deleted_at: moment('deleted_at'),
  },
  (table) => [
    // Ascending and read backwards: a descending index sorts `nulls last`, which a plain `desc` cannot use. The last
    // column shows deleted workouts without reading the table.
    index('workouts_of_athlete').on(table.athlete_id, table.updated_at, table.id, table.deleted_at),
    index('workouts_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
    index('workouts_listed').on(table.id).where(sql`${table.is_listed}`),
  ],
)

/** Ways that athletes saved, to run or ride along. */
export const routes = pgTable(
  'routes',
  {
    id: uuid('id').primaryKey(),
    athlete_id: ofAthlete().notNull(),
    name: text('name').notNull(),
    /** Where it starts, in degrees. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** In metres. */
    distance: doublePrecision('distance').notNull(),
    activity_type: text('activity_type').$type<ActivityId>().notNull(),
    route_data: jsonb('route_data').$type<RouteData>().notNull(),
    is_private: boolean('is_private').notNull().default(false),
    is_listed: boolean('is_listed').notNull().default(false),
    hides_ends: boolean('hides_ends').notNull().default(false),
    created_at: moment('created_at').notNull(),
    /** When its athlete deleted it; it can be restored until it is purged. */
    deleted_at: moment('deleted_at'),
  },
  (table) => [
    // As of workouts: read backwards, and deleted ones are seen without reading the table.
    index('routes_of_athlete').on(table.athlete_id, table.created_at, table.id, table.deleted_at),
    index('routes_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
)

/** Steps that an athlete saved under a name, to insert into workouts. */
export const blocks = pgTable(
  'blocks',
  {
    id: uuid('id').primaryKey(),
    athlete_id: ofAthlete().notNull(),
    name: text('name').notNull(),
    /** The name as names are compared: in lower case. Computed by us, because a database of another locale folds ASCII only. */
    folded_name: text('folded_name').notNull(),
    /** Null if the workout that it was saved from had no sport yet. */
    sport: text('sport').$type<SportId>(),
    steps: jsonb('steps').$type<StoredSteps>().notNull(),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('blocks_of_athlete').on(table.athlete_id, table.folded_name)],
)

/** Athletes' calendars. A change locks the row, so that an athlete's changes are made one after the other. */
export const calendars = pgTable('calendars', {
  athlete_id: ofAthlete().primaryKey(),
  /** Counts the changes, undos and redos; a browser that knows the number has seen all of them. */
  revision: bigint('revision', { mode: 'number' }).notNull(),
  item_count: integer('item_count').notNull(),
})

type WithoutWorkoutId<Kind> = Kind extends { workout_id: string } ? Omit<Kind, 'workout_id'> : Kind

/** What stands on the days of a calendar. Browsers make the ids, so an id is one of its athlete only. */
export const calendar_items = pgTable(
  'calendar_items',
  {
    athlete_id: ofAthlete().notNull(),
    id: uuid('id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    order: text('order').notNull(),
    content: jsonb('content').$type<WithoutWorkoutId<Content>>().notNull(),
    /** No reference: an entry outlives its workout, and an undo may bring it back later still. */
    workout_id: uuid('workout_id'),
    mark: jsonb('mark').$type<Mark>(),
    kept_id: uuid('kept_id'),
    /** No reference, as of the workout. */
    route_id: uuid('route_id'),
  },
  (table) => [
    primaryKey({ columns: [table.athlete_id, table.id] }),
    index('calendar_items_by_day').on(table.athlete_id, table.date),
    // The next race is read with every visit of the calendar.
    index('calendar_items_races')
      .on(table.athlete_id, table.date)
      .where(sql`${table.mark} is null and ${table.content}->>'kind' = 'race'`),
    index('calendar_items_of_workout').on(table.workout_id, table.date).where(sql`${table.workout_id} is not null`),
    index('calendar_items_kept').on(table.kept_id).where(sql`${table.kept_id} is not null`),
  ],
)

/** The last changes of each calendar, which can be undone. */
export const calendar_changes = pgTable(
  'calendar_changes',
  {
    athlete_id: ofAthlete().notNull(),
    /** Made by the browser: a change that is sent again is not made again. */
    id: uuid('id').notNull(),
    /** The calendar's revision that it made, by which changes are ordered. */
    number: bigint('number', { mode: 'number' }).notNull(),
    /** A digest of what was sent, by which another change with the same id is told. */
    digest: text('digest').notNull(),
    about: jsonb('about').$type<About>().notNull(),
    patches: jsonb('patches').$type<Patch[]>().notNull(),
    is_undone: boolean('is_undone').notNull().default(false),
    made_at: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.athlete_id, table.id] }),
    index('calendar_changes_by_number').on(table.athlete_id, table.number),
  ],
)

/** Workouts as they were when an athlete marked them as done; equal ones are kept once. */
export const kept_workouts = pgTable(
  'kept_workouts',
  {
    id: uuid('id').primaryKey(),
    athlete_id: ofAthlete().notNull(),
    digest: text('digest').notNull(),
    name: text('name').notNull(),
    sport: text('sport').$type<SportId>().notNull(),
    type: text('type'),
    steps: jsonb('steps').$type<StoredSteps>().notNull(),
    pool_length: jsonb('pool_length').$type<Pool>(),
    /** When it was last kept. */
    kept_at: moment('kept_at').notNull(),
  },
  (table) => [
    uniqueIndex('kept_workouts_of_athlete').on(table.athlete_id, table.digest),
    index('kept_workouts_by_age').on(table.kept_at),
  ],
)

/** Changes of workouts from an old figure to a new one, for some weeks, in which they can be undone. */
export const re_aims = pgTable(
  're_aims',
  {
    athlete_id: ofAthlete().notNull(),
    /** Made by the browser: what is sent again is not done again. */
    id: uuid('id').notNull(),
    figure: text('figure').$type<AimedFigure>().notNull(),
    /** As in the metrics, each with the unit that it is per. */
    old_value: text('old_value').notNull(),
    old_unit: text('old_unit').$type<DistanceUnit>(),
    new_value: text('new_value').notNull(),
    new_unit: text('new_unit').$type<DistanceUnit>(),
    is_undone: boolean('is_undone').notNull().default(false),
    made_at: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.id] }), index('re_aims_by_age').on(table.made_at)],
)

/** The steps of workouts before they were re-aimed. */
export const re_aimed_workouts = pgTable(
  're_aimed_workouts',
  {
    id: uuid('id').primaryKey(),
    athlete_id: ofAthlete().notNull(),
    re_aim_id: uuid('re_aim_id').notNull(),
    /** No reference: the workout may be deleted for good before this is forgotten. */
    workout_id: uuid('workout_id').notNull(),
    steps: jsonb('steps').$type<StoredSteps>().notNull(),
    /** A digest of the steps as the re-aim left them: others were changed since, and are not undone. */
    left_digest: text('left_digest').notNull(),
    /** Whether an undo brought the steps back. */
    is_restored: boolean('is_restored').notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 're_aimed_workouts_of_re_aim_fk',
      columns: [table.athlete_id, table.re_aim_id],
      foreignColumns: [re_aims.athlete_id, re_aims.id],
    }).onDelete('cascade'),
    index('re_aimed_workouts_of_re_aim').on(table.athlete_id, table.re_aim_id, table.workout_id),
  ],
)

/** The plans of athletes. */
export const subscriptions = pgTable('subscriptions', {
  athlete_id: ofAthlete().primaryKey(),
  type: text('type').$type<'standard' | 'premium'>().notNull(),
  active: boolean('active').notNull(),
  start_date: moment('start_date').notNull(),
})

/** Generations used: one row for an athlete and calendar month (its first day, UTC). */
export const generation_counts = pgTable(
  'generation_counts',
  {
    athlete_id: ofAthlete().notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.month] })],
)

/**
 * Letters that wait to be delivered. Delivered and expired ones are deleted, because their links and codes open
 * accounts.
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
    kind: text('kind').$type<LetterKind>(),
    /**
     * A decoy has no recipient: it stands in for a letter that is not due, so that the work does not show whether one
     * was.
     */
    is_decoy: boolean('is_decoy').notNull().default(false),
    /** Whether a job exists that delivers it. */
    is_queued: boolean('is_queued').notNull().default(false),
    created_at: moment('created_at').notNull(),
    /** The letter is dropped if it is not delivered by then. */
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('letters_unqueued').on(table.id).where(sql`not ${table.is_queued}`)],
)

/** Letters that could not be sent, for some weeks. Of a notice the text is kept as well; any other may open an account. */
export const failed_letters = pgTable(
  'failed_letters',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').$type<LetterKind>(),
    text: text('text'),
    html: text('html'),
    link: text('link'),
    why: text('why').$type<'refused' | 'expired'>().notNull(),
    failed_at: moment('failed_at').notNull(),
  },
  (table) => [index('failed_letters_by_age').on(table.failed_at)],
)

/** Settings that admins change while the server runs. A switch without a row is on. */
export const switches = pgTable('switches', {
  name: text('name').$type<'sign_up'>().primaryKey(),
  is_on: boolean('is_on').notNull(),
})

/** What admins changed: ids and kinds, and no names. */
export const admin_events = pgTable(
  'admin_events',
  {
    /** In the order of time. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<(typeof eventKinds)[number]>().notNull(),
    /** Null for the operator's command. No reference: the note outlives both accounts. */
    admin_id: uuid('admin_id'),
    athlete_id: uuid('athlete_id'),
    made_at: moment('made_at').notNull(),
  },
  (table) => [index('admin_events_of_athlete').on(table.athlete_id)],
)

export type DailyKind = 'sign_up' | 'generated' | 'built' | 'imported' | 'route'

/**
 * How many there were on a day (UTC). A count is the sum of several rows, so that those who write at the same time seldom
 * wait for each other.
 */
export const daily_counts = pgTable(
  'daily_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<DailyKind>().notNull(),
    slot: integer('slot').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.slot] })],
)
