import { parsePace } from '#domain/units/pace.ts'
import { endpoint, z } from './endpoint.ts'
import { TimeZone } from './time-zone.ts'

export const roles = ['admin', 'beta_tester', 'athlete'] as const
export const plans = ['standard', 'premium'] as const

/** Heart rates are in beats a minute, and apply to every sport. */
export const AthleteMetrics = z
  .strictObject({
    running_threshold_pace: z.string().max(10),
    running_unit: z.enum(['kilometers', 'miles']),
    cycling_ftp: z.number().positive().max(2000),
    swimming_css: z.string().max(10),
    swimming_unit: z.enum(['meters', 'yards']),
    threshold_heart_rate: z.int(),
    maximum_heart_rate: z.int(),
    resting_heart_rate: z.int(),
  })
  .partial()
export type AthleteMetrics = z.infer<typeof AthleteMetrics>

const Pace = z
  .string()
  .max(10)
  .refine((typed) => typed.trim() === '' || parsePace(typed) !== undefined, 'Write a pace as mm:ss, such as 4:30.')

const HeartRate = z
  .int('A heart rate is in whole beats a minute.')
  .min(20, 'A heart rate is at least 20 beats a minute.')
  .max(250, 'A heart rate is at most 250 beats a minute.')

/** A change of metrics: fields left out stay, null or empty ones are removed. */
const MetricsChange = z
  .strictObject({
    running_threshold_pace: Pace.nullable(),
    running_unit: AthleteMetrics.shape.running_unit.unwrap().nullable(),
    cycling_ftp: z.number().positive('FTP is in watts, above 0.').max(2000, 'FTP is at most 2000 watts.').nullable(),
    swimming_css: Pace.nullable(),
    swimming_unit: AthleteMetrics.shape.swimming_unit.unwrap().nullable(),
    threshold_heart_rate: HeartRate.nullable(),
    maximum_heart_rate: HeartRate.nullable(),
    resting_heart_rate: HeartRate.nullable(),
  })
  .partial()
export type MetricsChange = z.infer<typeof MetricsChange>

export const Profile = z
  .object({
    id: z.uuid(),
    role: z.enum(roles),
    full_name: z.string(),
    email: z.string(),
    timezone: z.string(),
    subscription: z.object({ active: z.boolean(), type: z.enum(plans), start_date: z.iso.datetime() }).nullable(),
    meta: z.object({
      service_connections: z.array(z.object({ provider: z.string() })),
      athlete_metrics: AthleteMetrics,
    }),
    /** What the access right of this athlete says, and the generations left to spend; null spends none. */
    access: z.object({
      generate: z.boolean(),
      trial_ends_at: z.iso.datetime().nullable(),
      generations: z.object({ used: z.int(), limit: z.int(), renews_at: z.iso.datetime() }).nullable(),
    }),
  })
  .openapi('Profile')
export type Profile = z.infer<typeof Profile>

const Password = z.string().min(1, 'Password is required').max(1024)
// Counts code points: an emoji is one, though it takes two UTF-16 units.
const Name = z
  .string()
  .trim()
  .refine((name) => /^.{0,200}$/su.test(name), 'A name has at most 200 characters.')
  .openapi({ maxLength: 200 })
export const FullName = Name.min(1, 'Enter your name.')
// The length is checked first: the pattern takes a tenth of a second for a megabyte.
const Email = z
  .string()
  .max(254, { error: 'An address has at most 254 characters.', abort: true })
  .check(z.email('Enter an email address such as name@example.org.'))

export const readProfile = endpoint({
  method: 'get',
  path: '/api/user',
  summary: 'Your profile',
  by: 'athlete',
  output: Profile,
})

export const updateProfile = endpoint({
  method: 'put',
  path: '/api/user',
  summary: 'Change your profile, your password or your metrics',
  by: 'athlete',
  body: z
    .strictObject({
      password: Password,
      timezone: TimeZone,
      full_name: Name,
      email: z
        .string()
        .trim()
        .max(254, { error: 'An address has at most 254 characters.', abort: true })
        .refine(isBlankOrEmail, 'Enter an email address such as name@example.org.'),
      meta: z.strictObject({ athlete_metrics: MetricsChange }),
    })
    .partial(),
  output: Profile,
  refusals: { 403: 'The auth provider refuses the change.' },
})

export const forgotPassword = endpoint({
  method: 'post',
  path: '/api/user/forgot-password',
  summary: 'Mail a link that sets a new password; the answer is the same for every address',
  by: 'anyone',
  body: z.strictObject({ email: Email }),
  output: z.object({}),
})

export const signUp = endpoint({
  method: 'post',
  path: '/api/auth/signup',
  summary: 'Sign up; the answer is the same for every address',
  by: 'anyone',
  body: z.strictObject({ email: Email, password: Password, full_name: FullName, timezone: TimeZone.optional() }),
  /** `confirmed` where the server asks nobody to confirm an address: no letter comes, the password signs in at once. */
  output: z.object({ confirmed: z.literal(true).optional() }),
  refusals: { 403: 'This server takes no sign-ups.' },
})

// An empty address keeps the current one.
function isBlankOrEmail(text: string): boolean {
  return text === '' || Email.safeParse(text).success
}
