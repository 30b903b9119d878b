import { type Sport, sports } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { parsePace } from '#domain/units/pace.ts'
import { poolBounds } from '#domain/workout/swim.ts'
import { endpoint, z } from './endpoint.ts'
import { Preferences } from './preferences.ts'
import { TimeZone } from './time-zone.ts'
import { boundsSchema } from './zone-bounds.ts'

/** A beta_tester may generate without a plan, as an admin may. */
export const roles = ['admin', 'beta_tester', 'athlete'] as const
export const plans = ['standard', 'premium'] as const

const Pace = z
  .string()
  .max(10)
  .refine((typed) => typed.trim() === '' || parsePace(typed) !== undefined, 'Write a pace as mm:ss, such as 4:30.')

// The limits are our choice: beyond what an athlete can have.
const wattsOf = (name: string) =>
  z.number().positive(`${name} is in watts, above 0.`).max(2000, `${name} is at most 2000 watts.`)

const HeartRate = z
  .int('A heart rate is in whole beats a minute.')
  .min(20, 'A heart rate is at least 20 beats a minute.')
  .max(250, 'A heart rate is at most 250 beats a minute.')

type Bounds = ReturnType<typeof boundsSchema>

/** What each sport's `profile` names. */
type SportMetrics = Record<Sport['profile']['reference'], z.ZodType<string | number, string | number>> &
  Record<Sport['profile']['unit'], z.ZodType<DistanceUnit, DistanceUnit>> &
  Record<Sport['profile']['zones' | 'heartRateZones'], Bounds>

const sportMetrics = Object.fromEntries(
  sports.flatMap((sport): [string, z.ZodType][] => {
    const { profile, reference, distanceUnits } = sport
    return [
      [profile.reference, reference.metric === 'power' ? wattsOf(reference.shortName) : Pace],
      [profile.unit, z.enum(distanceUnits)],
      [profile.zones, boundsSchema(reference.metric, sport)],
      [profile.heartRateZones, boundsSchema('heartrate', sport)],
    ]
  }),
) as SportMetrics

const { min: shortestPool, max: longestPool } = poolBounds
const POOL = `A pool is ${shortestPool} to ${longestPool} long.`
const WEIGHT = 'A weight is 20 to 300 kilograms.'

// Heart rates apply to every sport. The pool's length is in the unit of swims, the weight in kilograms.
const metrics = {
  ...sportMetrics,
  threshold_heart_rate: HeartRate,
  maximum_heart_rate: HeartRate,
  resting_heart_rate: HeartRate,
  pool_length: z.number().min(shortestPool, POOL).max(longestPool, POOL),
  weight: z.number().min(20, WEIGHT).max(300, WEIGHT),
}

export const AthleteMetrics = z.strictObject(metrics).partial()
export type AthleteMetrics = z.infer<typeof AthleteMetrics>

/** A change of metrics: fields left out stay, null or empty ones are removed. */
const MetricsChange = z.strictObject(nullable(metrics)).partial()
export type MetricsChange = z.infer<typeof MetricsChange>

export const Profile = z
  .object({
    id: z.uuid(),
    role: z.enum(roles),
    full_name: z.string(),
    email: z.string(),
    timezone: z.string(),
    /** When the account is deleted for good; null unless its athlete has asked for that. */
    leaves_at: z.iso.datetime().nullable(),
    subscription: z.object({ active: z.boolean(), type: z.enum(plans), start_date: z.iso.datetime() }).nullable(),
    meta: z.object({
      /** Connected apps. None can be connected yet. */
      service_connections: z.array(z.object({ provider: z.string() })),
      athlete_metrics: AthleteMetrics,
      preferences: Preferences,
    }),
    /** Whether the athlete may generate, and the month's use and limit; `generations` is null if none are counted. */
    access: z.object({
      generate: z.boolean(),
      trial_ends_at: z.iso.datetime().nullable(),
      generations: z.object({ used: z.int(), limit: z.int(), renews_at: z.iso.datetime() }).nullable(),
    }),
  })
  .openapi('Profile')
export type Profile = z.infer<typeof Profile>

// The longest that the auth provider takes.
const Password = z.string().min(1, 'Password is required').max(1024)
// As long as a workout's name. Counts code points: an emoji is one, though it takes two UTF-16 units.
const Name = z
  .string()
  .trim()
  .refine((name) => /^.{0,200}$/su.test(name), 'A name has at most 200 characters.')
  .openapi({ maxLength: 200 })
export const FullName = Name.min(1, 'Enter your name.')
/** RFC 5321, 4.5.3.1.3. */
const MAX_EMAIL_CHARACTERS = 254
// Ends the check at once: the pattern takes a tenth of a second for a megabyte.
const tooLong = { error: 'An email address has at most 254 characters.', abort: true }
const Email = z
  .string()
  .max(MAX_EMAIL_CHARACTERS, tooLong)
  .check(z.email('Enter an email address such as name@example.org.'))

export const readProfile = endpoint({
  method: 'get',
  path: '/api/user',
  summary: 'Your profile',
  allowedFor: 'athlete',
  output: Profile,
})

export const updateProfile = endpoint({
  method: 'put',
  path: '/api/user',
  summary: 'Change your profile, your password, your metrics or your preferences',
  allowedFor: 'athlete',
  body: z
    .strictObject({
      password: Password,
      /** Proofs that some providers ask for before they take a new password: the present one, or the code of a letter. */
      current_password: Password,
      nonce: z.string().trim().min(1, 'Enter the code of the letter.').max(64),
      timezone: TimeZone,
      // A blank name or email changes nothing.
      full_name: Name,
      email: z
        .string()
        .trim()
        .max(MAX_EMAIL_CHARACTERS, tooLong)
        .refine(isBlankOrEmail, 'Enter an email address such as name@example.org.'),
      /** Preferences that are left out stay. */
      meta: z.strictObject({ athlete_metrics: MetricsChange, preferences: Preferences }).partial(),
    })
    .partial(),
  output: Profile,
  refusals: { 403: 'The auth provider refuses the change.' },
})

export const forgotPassword = endpoint({
  method: 'post',
  path: '/api/user/forgot-password',
  summary: 'Mail a link that sets a new password; the answer does not reveal who has an account',
  allowedFor: 'anyone',
  body: z.strictObject({ email: Email }),
  output: z.object({}),
})

export const signUp = endpoint({
  method: 'post',
  path: '/api/auth/signup',
  summary: 'Sign up; the answer does not reveal who has an account',
  allowedFor: 'anyone',
  body: z.strictObject({ email: Email, password: Password, full_name: FullName, timezone: TimeZone.optional() }),
  /** `confirmed` is there if the server asks for no confirmation: no email comes, and the athlete can sign in at once. */
  output: z.object({ confirmed: z.literal(true).optional() }),
  refusals: { 403: 'This server takes no sign-ups.' },
})

function isBlankOrEmail(text: string): boolean {
  return text === '' || Email.safeParse(text).success
}

function nullable<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, schema]) => [name, schema.nullable()])
  return Object.fromEntries(entries) as { [Name in keyof Shape]: z.ZodNullable<Shape[Name]> }
}
