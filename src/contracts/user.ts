import { parsePace } from '#domain/units/pace.ts'
import { endpoint, z } from './endpoint.ts'
import { TimeZone } from './time-zone.ts'

export const roles = ['admin', 'beta_tester', 'athlete'] as const
export const plans = ['standard', 'premium'] as const

/** Heart rates are in beats a minute, and for every sport alike. */
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

/** A change of metrics: what is left out stays, what is null or an empty text goes. */
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
export const FullName = z.string().trim().min(1, 'Enter your name.').max(200, 'A name has at most 200 characters.')
const Email = z.email('Enter an email address such as name@example.org.').max(254)
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
      full_name: z.string().trim().max(200, 'A name has at most 200 characters.'),
      email: z.string().trim().max(254).refine(isBlankOrEmail, 'Enter an email address such as name@example.org.'),
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
  refusals: { 503: 'The auth provider does not answer.' },
})

export const signUp = endpoint({
  method: 'post',
  path: '/api/auth/signup',
  summary: 'Sign up; the answer is the same for every address',
  by: 'anyone',
  body: z.strictObject({ email: Email, password: Password, full_name: FullName, timezone: TimeZone.optional() }),
  /** `confirmed` where the server asks nobody to confirm an address: no letter comes, the password signs in at once. */
  output: z.object({ confirmed: z.literal(true).optional() }),
  refusals: { 403: 'This server takes no sign-ups.', 503: 'The auth provider does not answer.' },
})

// A blank name or address stands for the one there is.
function isBlankOrEmail(text: string): boolean {
  return text === '' || Email.safeParse(text).success
}
