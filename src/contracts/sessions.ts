import { endpoint, z } from './endpoint.ts'

const NOT_LISTED = 'The auth provider is not this server’s own, and lists no sessions (`not-managed`).'

export const listSessions = endpoint({
  method: 'get',
  path: '/api/user/sessions',
  summary: 'Where you are signed in, the last used first, 100 at most; with the embedded auth provider alone',
  allowedFor: 'athlete',
  output: z.array(
    z.object({
      id: z.uuid(),
      /** Whether it is the session of this request. */
      is_own: z.boolean(),
      /** What the browser called itself; null if it said nothing. */
      user_agent: z.string().nullable(),
      /** The address that it signed in from. */
      ip: z.string().nullable(),
      signed_in_at: z.iso.datetime(),
      /** Exact to the life of an access token: an hour, unless the operator sets another. */
      used_at: z.iso.datetime(),
    }),
  ),
  refusals: { 409: NOT_LISTED },
})

export const endSession = endpoint({
  method: 'delete',
  path: '/api/user/sessions/{id}',
  summary: 'Sign out in one place',
  allowedFor: 'athlete',
  params: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: { 404: 'There is no such session of yours.', 409: NOT_LISTED },
})
