import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserFetch, call, type InputOf, type OutputOf } from '../../../lib/api.ts'
import { everyDay } from '../queries.ts'

export type Preview = OutputOf<'post /api/calendar/preview'>
export type PlanOperation = InputOf<'post /api/calendar/preview'>['operation']

/** What a copy of a week or a shift would do; without an operation there is nothing to see yet. */
export function usePreview(operation: PlanOperation | undefined): {
  preview: Preview | undefined
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
  if (!operation) return { preview: undefined, refusal: undefined }
  return { preview: (!isPlaceholderData && data) || undefined, refusal: error?.message }
}
