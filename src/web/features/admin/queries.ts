import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserFetch, call, type OutputOf } from '../../lib/api.ts'

export type AthletePage = OutputOf<'get /api/admin/athletes'>
export type ListedAthlete = AthletePage['data'][number]
export type AdminEvent = OutputOf<'get /api/admin/events'>['data'][number]
export type Counts = OutputOf<'get /api/admin/counts'>
export type Letters = OutputOf<'get /api/admin/letters'>
export type ServerPart = OutputOf<'get /api/admin/parts'>[number]

/** The cache key of all that admins see; whatever they change is noted, so that it changes several lists. */
export const everythingOfAdmins = ['admin'] as const
export const everyAthletePage = [...everythingOfAdmins, 'athletes'] as const

/** A page of athletes; the page before stays in view until it has arrived. */
export function athletesQuery(search: string, after: string | undefined) {
  return queryOptions({
    queryKey: [...everyAthletePage, search, after ?? ''],
    queryFn: ({ signal }) =>
      call('get /api/admin/athletes', { ...(search && { search }), ...(after && { after }) }, browserFetch, signal),
    placeholderData: keepPreviousData,
  })
}

/** Whether anybody may sign up. */
export const signUpQuery = queryOptions({
  queryKey: [...everythingOfAdmins, 'sign-up'],
  queryFn: ({ signal }) => call('get /api/admin/sign-up', {}, browserFetch, signal),
})

export type Span = { days: number; per: 'day' | 'week' }

/** Sign-ups and new workouts of the last days; `per` is how these are counted, also while another span is loading. */
export function countsQuery({ days, per }: Span) {
  return queryOptions({
    queryKey: [...everythingOfAdmins, 'counts', days, per],
    queryFn: async ({ signal }) => ({
      ...(await call('get /api/admin/counts', { days, per }, browserFetch, signal)),
      per,
    }),
    placeholderData: keepPreviousData,
  })
}

export const lettersQuery = queryOptions({
  queryKey: [...everythingOfAdmins, 'letters'],
  queryFn: ({ signal }) => call('get /api/admin/letters', {}, browserFetch, signal),
})

export const partsQuery = queryOptions({
  queryKey: [...everythingOfAdmins, 'parts'],
  queryFn: ({ signal }) => call('get /api/admin/parts', {}, browserFetch, signal),
})

/** A page of what admins and the operator's command changed. */
export function eventsQuery(after: string | undefined) {
  return queryOptions({
    queryKey: [...everythingOfAdmins, 'events', after ?? ''],
    queryFn: ({ signal }) => call('get /api/admin/events', after ? { after } : {}, browserFetch, signal),
    placeholderData: keepPreviousData,
  })
}
