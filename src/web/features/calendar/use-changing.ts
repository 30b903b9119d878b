import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../lib/api.ts'
import { type Toast, toast } from '../../ui/toast-store.ts'
import { toggleChange } from './history/toggle-change.ts'
import { everyDay } from './queries.ts'

type Operations = InputOf<'post /api/calendar/changes'>['operations']

/** Changes the calendar, says so, and offers to undo it. `failed` is said if nothing was changed, with the server's sentence. */
export function useChanging(): (operations: Operations, done: Toast, failed: Toast) => Promise<void> {
  const cache = useQueryClient()
  return async (operations, done, failed) => {
    const id = crypto.randomUUID()
    try {
      await call('post /api/calendar/changes', { id, operations })
      toast({ ...done, action: { label: 'Undo', onSelect: () => void undo(id, cache) } })
    } catch (error) {
      const description = failed.description ?? (error instanceof Error ? error.message : undefined)
      toast({ ...failed, description, variant: 'destructive' })
    }
    await cache.invalidateQueries({ queryKey: everyDay })
  }
}

async function undo(id: string, cache: QueryClient) {
  const description = await toggleChange(cache, id, 'undo')
  if (description) toast({ title: 'Failed to undo', description, variant: 'destructive' })
}
