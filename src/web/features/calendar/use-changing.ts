import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, type InputOf } from '../../lib/api.ts'
import { isTemporary } from '../../lib/call-error.ts'
import { sessionStore } from '../../lib/session.ts'
import { type Toast, toast } from '../../ui/toast-store.ts'
import { daysAfter } from './optimistic.ts'
import { everyDay, isDays } from './queries.ts'
import { undoAction } from './undo-action.ts'
import { isWaiting, waitForConnection } from './waiting/waiting-changes.ts'

type Operations = InputOf<'post /api/calendar/changes'>['operations']
type Change = { id: string; operations: Operations; done: Toast; failed: Toast; offersRetry: boolean }

/**
 * Changes the calendar, says so, and offers to undo it. The change stands on the screen at once; if it cannot be saved, it
 * is taken back, and `failed` is said with the reason and a way to try again, unless a dialog stays open for that. Without
 * a connection it stays and waits. Returns false if it was taken back.
 */
export function useChanging({
  offersRetry = true,
} = {}): (operations: Operations, done: Toast, failed: Toast) => Promise<boolean> {
  const cache = useQueryClient()
  return useCallback(
    (operations, done, failed) => change({ id: crypto.randomUUID(), operations, done, failed, offersRetry }, cache),
    [cache, offersRetry],
  )
}

async function change(made: Change, cache: QueryClient): Promise<boolean> {
  const { id, operations, done, failed, offersRetry } = made
  await cache.cancelQueries({ queryKey: everyDay })
  const before = cache.getQueriesData({ queryKey: everyDay })
  for (const [key, days] of before) {
    const [, from, to] = key
    if (isDays(days)) cache.setQueryData(key, daysAfter(days, operations, String(from), String(to)))
  }
  if (isWaiting() || !onlineManager.isOnline()) return wait(made, cache)
  let isMade = false
  try {
    await call('post /api/calendar/changes', { id, operations })
    isMade = true
    toast({ ...done, action: undoAction(cache, id) })
  } catch (error) {
    if (!onlineManager.isOnline() && isTemporary(error)) return wait(made, cache)
    for (const [key, days] of before) cache.setQueryData(key, days)
    const description = failed.description ?? messageOf(error)
    // Sent again with its id, a change that did arrive is not made twice.
    const again = () => void change(made, cache)
    toast({
      ...failed,
      description,
      variant: 'destructive',
      ...(offersRetry && { action: { label: 'Try again', onSelect: again } }),
    })
  }
  await cache.invalidateQueries({ queryKey: everyDay })
  return isMade
}

function wait({ id, operations, failed }: Change, cache: QueryClient): true {
  const owner = sessionStore.read().user?.id
  async function save(): Promise<boolean> {
    try {
      await call('post /api/calendar/changes', { id, operations })
    } catch (error) {
      if (isTemporary(error)) return false
      toast({ ...failed, description: failed.description ?? messageOf(error), variant: 'destructive' })
    }
    return true
  }
  const refresh = () => cache.invalidateQueries({ queryKey: everyDay })
  waitForConnection({ operations, save, refresh, isOwn: () => sessionStore.read().user?.id === owner })
  return true
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined
}
