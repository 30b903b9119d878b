import { endpoint, z } from './endpoint.ts'

/** Days in which an athlete can change their mind about deleting the account. */
export const DAYS_TO_CHANGE_ONES_MIND = 14

const Leaving = z.object({
  /** When the account is deleted for good; null if it stays. */
  leaves_at: z.iso.datetime().nullable(),
})

export const askForDeletion = endpoint({
  method: 'post',
  path: '/api/user/deletion',
  summary: 'Delete your account in 14 days; until then it can be kept',
  allowedFor: 'athlete',
  body: z.strictObject({
    /** The account's own email address, typed to confirm. */
    confirmation: z.string().max(254, 'An email address has at most 254 characters.'),
    /** Asked for where the sign-in is more than a day ago. */
    current_password: z.string().max(1024).optional(),
  }),
  output: Leaving,
  refusals: { 403: 'The auth provider refuses the password.' },
})

export const keepAccount = endpoint({
  method: 'delete',
  path: '/api/user/deletion',
  summary: 'Keep your account, if it was to be deleted',
  allowedFor: 'athlete',
  output: Leaving,
  refusals: { 403: 'The time to change your mind is over: the account is being deleted.' },
})

export const exportEverything = endpoint({
  method: 'get',
  path: '/api/user/export',
  summary: 'Everything that is stored about you as one ZIP, with each workout in each format that fits it',
  allowedFor: 'athlete',
  output: z.string().openapi({ format: 'binary' }),
  produces: ['application/zip'],
})
