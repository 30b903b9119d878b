import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserFetch, call, type InputOf, type OutputOf } from '../../../lib/api.ts'
import { everyDay } from '../queries.ts'

export type Preview = OutputOf<'post /api/calendar/preview'>
export type PlanOperation = InputOf<'post /api/calendar/preview'>['operation']

/** What a copy of a week or a shift would do; without an operation there is nothing to see yet. */
export function usePreview(operation: PlanOperation | undefined): {
  /** The preview before, until the next has arrived. */
  preview: Preview | undefined
  isCurrent: boolean
  /** Why it is not possible. */
  refusal: string | undefined
} {
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...everyDay, 'preview', operation],
    queryFn: ({ signal }) =>
      operation ? call('post /api/calendar/preview', { operation }, browserFetch, signal) : null,
    placeholderData: keepPreviousData,
    enabled: operation !== undefined,
  })
  if (!operation) return { preview: undefined, isCurrent: false, refusal: undefined }
  return { preview: data ?? undefined, isCurrent: Boolean(data) && !isPlaceholderData, refusal: error?.message }
}
