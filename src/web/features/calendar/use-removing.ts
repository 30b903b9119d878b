import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { type CalendarItem, everyDay } from './queries.ts'

/** Takes an entry off its day, and offers to put it back. */
export function useRemoving(): (item: CalendarItem) => Promise<void> {
  const cache = useQueryClient()
  return async ({ id }) => {
    const change = crypto.randomUUID()
    try {
      await call('post /api/calendar/changes', { id: change, operations: [{ op: 'remove', id }] })
    } catch {
      toast({
        title: 'Hmm, something went wrong',
        description: 'An error occurred while deleting the scheduled workout',
        variant: 'destructive',
      })
      return void cache.invalidateQueries({ queryKey: everyDay })
    }
    toast({
      title: 'Deleted scheduled workout successfully',
      description: 'The scheduled workout has been deleted',
      action: { label: 'Undo', onSelect: () => void putBack(change, cache) },
    })
    await cache.invalidateQueries({ queryKey: everyDay })
  }
}

async function putBack(change: string, cache: QueryClient) {
  try {
    await call('post /api/calendar/changes/{id}/undo', { id: change })
  } catch (error) {
    const description = error instanceof Error ? error.message : undefined
    toast({ title: 'Failed to undo', description, variant: 'destructive' })
  }
  await cache.invalidateQueries({ queryKey: everyDay })
}
