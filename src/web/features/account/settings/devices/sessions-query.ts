import { queryOptions } from '@tanstack/react-query'
import { browserFetch, call, type OutputOf } from '../../../../lib/api.ts'

export type OpenSession = OutputOf<'get /api/user/sessions'>[number]

/** Where the athlete is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('get /api/user/sessions', {}, browserFetch, signal),
})
