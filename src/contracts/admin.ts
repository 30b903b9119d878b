import { endpoint, z } from './endpoint.ts'
import { plans, roles } from './user.ts'

const Id = z.object({ id: z.uuid() })
const NOT_FOUND = 'There is no such athlete.'
const NOT_YOURSELF = 'It is your own account, or you are no admin.'
const NOT_MANAGED = 'The auth provider cannot be asked for this: AUTH_SERVICE_KEY is not set (`not-managed`).'

/** What an admin sees of an athlete. */
export const ListedAthlete = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    role: z.enum(roles),
    /** Whether the operator's ADMIN_EMAILS makes an admin of them, whatever the role. */
    named_admin: z.boolean(),
    plan: z.enum(plans).nullable(),
    is_confirmed: z.boolean(),
    signed_up_at: z.iso.datetime(),
    /** Exact to an hour. */
    last_seen_at: z.iso.datetime().nullable(),
    disabled_at: z.iso.datetime().nullable(),
    /** When the account is deleted for good. */
    leaves_at: z.iso.datetime().nullable(),
  })
  .openapi('ListedAthlete')
export type ListedAthlete = z.infer<typeof ListedAthlete>

const Cursor = z.string().max(2000, 'This is not the beginning of a page.').optional()

export const listAthletes = endpoint({
  method: 'get',
  path: '/api/admin/athletes',
  summary:
    'Athletes, the newest first; with `search`, those whose address, name or family name begins so, or whose id it is',
  allowedFor: 'admin',
  query: z.strictObject({
    search: z
      .string()
      .max(254, 'Search for 254 characters at most.')
      .refine(isStorable, 'A character of the search cannot be searched for.')
      .optional(),
    /** The `next` of the page before. */
    after: Cursor,
  }),
  output: z.object({ data: z.array(ListedAthlete), next: z.string().nullable() }),
})

export const changeAthlete = endpoint({
  method: 'put',
  path: '/api/admin/athletes/{id}',
  summary: 'Change an athlete’s role or plan, or disable the account: its sessions end, and nobody can sign in to it',
  allowedFor: 'admin',
  params: Id,
  body: z.strictObject({ role: z.enum(roles), plan: z.enum(plans).nullable(), disabled: z.boolean() }).partial(),
  output: ListedAthlete,
  refusals: { 403: NOT_YOURSELF, 404: NOT_FOUND, 409: NOT_MANAGED },
})

export const deleteAthlete = endpoint({
  method: 'delete',
  path: '/api/admin/athletes/{id}',
  summary: 'Delete an athlete for good: nobody can sign in from now on, and all that is stored goes within a day',
  allowedFor: 'admin',
  params: Id,
  output: ListedAthlete,
  refusals: { 403: NOT_YOURSELF, 404: NOT_FOUND, 409: NOT_MANAGED },
})

export const resendVerification = endpoint({
  method: 'post',
  path: '/api/admin/athletes/{id}/verification',
  summary: 'Send the letter again with which an athlete confirms the address; at most one leaves in a minute',
  allowedFor: 'admin',
  params: Id,
  output: z.object({}),
  refusals: { 404: NOT_FOUND, 409: 'The address is confirmed already (`already-confirmed`).' },
})

const SignUp = z.object({ open: z.boolean() })

export const readSignUp = endpoint({
  method: 'get',
  path: '/api/admin/sign-up',
  summary: 'Whether anybody may sign up',
  allowedFor: 'admin',
  output: SignUp,
})

export const changeSignUp = endpoint({
  method: 'put',
  path: '/api/admin/sign-up',
  summary: 'Open or close sign-up; every process follows within ten seconds, and invitations always work',
  allowedFor: 'admin',
  body: z.strictObject({ open: z.boolean() }),
  output: SignUp,
})

/** Of the longest list of addresses, in characters. */
const MAX_INVITED_CHARACTERS = 60_000

export const inviteAthletes = endpoint({
  method: 'post',
  path: '/api/admin/invitations',
  summary: 'Invite athletes: by a letter to each address, or by a link for each that you pass on yourself',
  allowedFor: 'admin',
  body: z.strictObject({
    /** One on each line, or separated by commas; a name may stand before an address in angle brackets. */
    addresses: z.string().max(MAX_INVITED_CHARACTERS, 'The list is too long. Invite 200 addresses at a time.'),
    by: z.enum(['letter', 'link']),
  }),
  output: z.object({
    lines: z.array(
      z.object({
        /** As it was written. */
        address: z.string(),
        outcome: z.enum(['invited', 'has-account', 'no-address', 'repeated', 'failed']),
        link: z.string().optional(),
      }),
    ),
  }),
  refusals: { 409: NOT_MANAGED },
})

const MAX_DAYS_COUNTED = 400

export const readCounts = endpoint({
  method: 'get',
  path: '/api/admin/counts',
  summary: 'Sign-ups, new workouts by origin and new routes, for each of the last days or weeks up to today (UTC)',
  allowedFor: 'admin',
  query: z.strictObject({
    days: z.coerce
      .number('Say how many days, as a whole number.')
      .int('Say how many days, as a whole number.')
      .min(1, 'Ask for at least one day.')
      .max(MAX_DAYS_COUNTED, `Ask for at most ${MAX_DAYS_COUNTED} days.`)
      .optional(),
    per: z.enum(['day', 'week']).optional(),
  }),
  output: z.object({
    athletes: z.int(),
    data: z.array(
      z.object({
        /** The day, or the Monday of the week. */
        day: z.iso.date(),
        sign_ups: z.int(),
        generated: z.int(),
        built: z.int(),
        imported: z.int(),
        /** Saved routes, planned or imported. */
        routes: z.int(),
      }),
    ),
  }),
})

export const listLetters = endpoint({
  method: 'get',
  path: '/api/admin/letters',
  summary: 'Letters that wait to be sent, and those of the last 30 days that could not be',
  allowedFor: 'admin',
  output: z.object({
    waiting: z.int(),
    oldest_waiting: z.iso.datetime().nullable(),
    /** Whether there are more that could not be sent than the last ones, which are listed. */
    has_more_failed: z.boolean(),
    failed: z.array(
      z.object({
        id: z.uuid(),
        recipient: z.string(),
        subject: z.string(),
        why: z.enum(['refused', 'expired']),
        failed_at: z.iso.datetime(),
        /** Whether an admin can send it again; for any other its recipient has to ask. */
        can_be_sent_again: z.boolean(),
      }),
    ),
  }),
})

export const sendLetterAgain = endpoint({
  method: 'post',
  path: '/api/admin/letters/{id}/again',
  summary: 'Send a letter again that could not be sent; what had a link gets a new one',
  allowedFor: 'admin',
  params: Id,
  output: z.object({}),
  refusals: {
    404: 'There is no such letter among those that could not be sent.',
    409: 'It is of no use any more, or only its recipient can ask for it (`not-due`), or the auth provider cannot be asked (`not-managed`).',
  },
})

export const listParts = endpoint({
  method: 'get',
  path: '/api/admin/parts',
  summary: 'What this server is made of: which parts are its own, which are others’, and how they are',
  allowedFor: 'admin',
  output: z.array(
    z.object({
      part: z.enum(['database', 'accounts', 'letters', 'jobs', 'payments', 'model', 'streets']),
      kind: z.enum(['embedded', 'sandbox', 'external', 'off']),
      health: z.enum(['well', 'ailing', 'unknown']),
      /** What it is, and what ails it. */
      says: z.string(),
    }),
  ),
})

export const eventKinds = [
  'role_admin',
  'role_beta_tester',
  'role_athlete',
  'plan_standard',
  'plan_premium',
  'plan_none',
  'disabled',
  'enabled',
  'deleted',
  'verification_sent',
  'letter_sent_again',
  'invited',
  'link_made',
  'sign_up_opened',
  'sign_up_closed',
] as const

export const listEvents = endpoint({
  method: 'get',
  path: '/api/admin/events',
  summary: 'What admins and the operator’s command have changed, the newest first; ids and kinds only',
  allowedFor: 'admin',
  query: z.strictObject({ after: z.uuid().optional() }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(eventKinds),
        at: z.iso.datetime(),
        /** The admin who did it; null for the operator’s command. */
        admin_id: z.uuid().nullable(),
        /** Whom it concerns, if anybody. */
        athlete_id: z.uuid().nullable(),
      }),
    ),
    next: z.uuid().nullable(),
  }),
})

// PostgreSQL stores neither the null character nor half a surrogate pair.
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
