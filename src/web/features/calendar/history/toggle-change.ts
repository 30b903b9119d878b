import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { everyDay } from '../queries.ts'

/** Undoes a change of the calendar or makes it again, and reads the days anew. Returns why it is not possible. */
export async function toggleChange(
  cache: QueryClient,
  id: string,
  direction: 'undo' | 'redo',
): Promise<string | undefined> {
  try {
    await (direction === 'undo'
      ? call('post /api/calendar/changes/{id}/undo', { id })
      : call('post /api/calendar/changes/{id}/redo', { id }))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'Something went wrong.'
  } finally {
    await cache.invalidateQueries({ queryKey: everyDay })
  }
}
