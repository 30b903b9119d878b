import { useQueryClient } from '@tanstack/react-query'
import type { RouteChange } from '#domain/routes/route.ts'
import { call, type OutputOf } from '../../../lib/api.ts'
import { everyRoute, everyRoutePage } from '../queries.ts'

type RoutePage = OutputOf<'get /api/routes'>

/** Changes the name of a route or what others see of it, and shows the change in the lists. Throws the server's refusal. */
export function useChangeRoute(): (id: string, change: RouteChange) => Promise<void> {
  const cache = useQueryClient()
  return async (id, change) => {
    try {
      const changed = await call('put /api/routes/{id}', { id, ...change })
      cache.setQueriesData<RoutePage>(
        { queryKey: everyRoutePage },
        (page) => page && { ...page, data: page.data.map((one) => (one.id === id ? changed : one)) },
      )
    } finally {
      // After a failure too: another tab may have changed or deleted it.
      void cache.invalidateQueries({ queryKey: everyRoute })
    }
  }
}
