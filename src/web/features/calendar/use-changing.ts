import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../lib/api.ts'
import { type Toast, toast } from '../../ui/toast-store.ts'
import { toggleChange } from './history/toggle-change.ts'
import { daysAfter } from './optimistic.ts'
import { everyDay, type OutputOfDays } from './queries.ts'

type Operations = InputOf<'post /api/calendar/changes'>['operations']
type Change = { id: string; operations: Operations; done: Toast; failed: Toast }

/**
 * Changes the calendar, says so, and offers to undo it. The change stands on the screen at once; if it cannot be saved, it
 * is taken back, and `failed` is said with the reason and a way to try again.
 */
export function useChanging(): (operations: Operations, done: Toast, failed: Toast) => Promise<void> {
  const cache = useQueryClient()
  return (operations, done, failed) => change({ id: crypto.randomUUID(), operations, done, failed }, cache)
}

async function change({ id, operations, done, failed }: Change, cache: QueryClient): Promise<void> {
  await cache.cancelQueries({ queryKey: everyDay })
  const before = cache.getQueriesData({ queryKey: everyDay })
  for (const [key, days] of before) {
    const [, from, to] = key
    if (isDays(days)) cache.setQueryData(key, daysAfter(days, operations, String(from), String(to)))
  }
  try {
    await call('post /api/calendar/changes', { id, operations })
    toast({ ...done, action: { label: 'Undo', onSelect: () => void undo(id, cache) } })
  } catch (error) {
    for (const [key, days] of before) cache.setQueryData(key, days)
    const description = failed.description ?? (error instanceof Error ? error.message : undefined)
    // Sent again with its id, a change that did arrive is not made twice.
    const again = () => void change({ id, operations, done, failed }, cache)
    toast({ ...failed, description, variant: 'destructive', action: { label: 'Try again', onSelect: again } })
  }
  await cache.invalidateQueries({ queryKey: everyDay })
}

function isDays(data: unknown): data is OutputOfDays {
  return typeof data === 'object' && data !== null && 'items' in data && 'workouts' in data
}

async function undo(id: string, cache: QueryClient) {
  const description = await toggleChange(cache, id, 'undo')
  if (description) toast({ title: 'Failed to undo', description, variant: 'destructive' })
}
