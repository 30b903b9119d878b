import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserFetch, call } from '../../lib/api.ts'
import { everyDay } from './queries.ts'

/** How often a shown calendar asks whether it was changed elsewhere, in milliseconds. */
const ASK_EVERY_MS = 4000

/** Reads the days anew when another tab or device changed them since. Asked while the page is shown. */
export function useOtherTabs(shownRevision: number | undefined): void {
  const cache = useQueryClient()
  const { data } = useQuery({
    queryKey: ['calendar-revision'],
    queryFn: ({ signal }) => call('get /api/calendar/revision', {}, browserFetch, signal),
    refetchInterval: ASK_EVERY_MS,
    enabled: shownRevision !== undefined,
  })
  const revision = data?.revision
  useEffect(() => {
    if (revision === undefined || shownRevision === undefined || revision <= shownRevision) return
    void cache.invalidateQueries({ queryKey: everyDay })
  }, [cache, revision, shownRevision])
}
