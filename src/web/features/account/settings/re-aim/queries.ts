import { queryOptions } from '@tanstack/react-query'
import { browserFetch, call, type OutputOf } from '../../../../lib/api.ts'

type ReAims = OutputOf<'get /api/re-aims'>
export type Offer = ReAims['offers'][number]
export type Made = ReAims['made'][number]

/** Workouts that aim at an old figure, and what was re-aimed and can be undone. */
export const reAimsQuery = queryOptions({
  queryKey: ['re-aims'],
  queryFn: ({ signal }) => call('get /api/re-aims', {}, browserFetch, signal),
})
