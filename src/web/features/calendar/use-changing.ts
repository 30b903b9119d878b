import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, type InputOf } from '../../lib/api.ts'
import { isTemporary } from '../../lib/call-error.ts'
import { sessionStore } from '../../lib/session.ts'
import { type Toast, toast } from '../../ui/toast-store.ts'
import { dropFailed, keepFailed } from './failed/failed-changes.ts'
import { changeSentence } from './history/change-sentence.ts'
import { aboutOn, daysAfter } from './optimistic.ts'
import { everyDay, isDays } from './queries.ts'
import { undoAction } from './undo-action.ts'
import { isWaiting, waitForConnection } from './waiting/waiting-changes.ts'

type Operations = InputOf<'post /api/calendar/changes'>['operations']
/** What is said if a change failed; its title stands in a list too. */
type Failed = Toast & { title: string }
type Change = { id: string; operations: Operations; done: Toast; failed: Failed; offersRetry: boolean }

/**
 * Changes the calendar, says so, and offers to undo it. The change stands on the screen at once; if it cannot be saved, it
 * is taken back, `failed` is said with the reason, and the change is kept among those that can be tried again, unless a
 * dialog stays open for that. Without a connection it stays and waits. Returns false if it was taken back.
 */
export function useChanging({
  offersRetry = true,
} = {}): (operations: Operations, done: Toast, failed: Failed) => Promise<boolean> {
  const cache = useQueryClient()
  return useCallback(
    (operations, done, failed) => change({ id: crypto.randomUUID(), operations, done, failed, offersRetry }, cache),
    [cache, offersRetry],
  )
}

async function change(made: Change, cache: QueryClient): Promise<boolean> {
  const { id, operations, done } = made
  dropFailed(id)
  await cache.cancelQueries({ queryKey: everyDay })
  const before = cache.getQueriesData({ queryKey: everyDay })
  const says = () => sentenceOf(before, made)
  for (const [key, days] of before) {
    const [, from, to] = key
    if (isDays(days)) cache.setQueryData(key, daysAfter(days, operations, String(from), String(to)))
  }
  if (isWaiting() || !onlineManager.isOnline()) return wait(made, cache, says)
  let isMade = false
  try {
    await call('post /api/calendar/changes', { id, operations })
    isMade = true
    toast({ ...done, action: undoAction(cache, id) })
  } catch (error) {
    if (!onlineManager.isOnline() && isTemporary(error)) return wait(made, cache, says)
    for (const [key, days] of before) cache.setQueryData(key, days)
    sayFailed(made, cache, says, error)
  }
  await cache.invalidateQueries({ queryKey: everyDay })
  return isMade
}

function wait(made: Change, cache: QueryClient, says: () => string): true {
  const { id, operations } = made
  const isOwn = isOwnNow()
  async function save(): Promise<boolean> {
    try {
      await call('post /api/calendar/changes', { id, operations })
    } catch (error) {
      if (isTemporary(error)) return false
      // The dialog that it was made in is closed since.
      sayFailed({ ...made, offersRetry: true }, cache, says, error)
    }
    return true
  }
  const refresh = () => cache.invalidateQueries({ queryKey: everyDay })
  waitForConnection({ operations, save, refresh, isOwn })
  return true
}

/** Says that a change could not be saved. It is kept, because what is said is gone after a few seconds. */
function sayFailed(made: Change, cache: QueryClient, says: () => string, error: unknown): void {
  const { id, failed, offersRetry } = made
  const reason = messageOf(error)
  const said = { ...failed, description: failed.description ?? reason, variant: 'destructive' } as const
  if (!offersRetry) return void toast(said)
  // Sent again with its id, a change that did arrive is not made twice.
  const again = () => void change(made, cache)
  toast({ ...said, action: { label: 'Try again', onSelect: again } })
  keepFailed({ id, says: says(), reason, again, isOwn: isOwnNow() })
}

/** What a change does to the days that were read before it; its own message if those do not have what it concerns. */
function sentenceOf(before: readonly (readonly [unknown, unknown])[], { operations, failed }: Change): string {
  for (const [, days] of before) {
    const about = isDays(days) && aboutOn(days, operations)
    if (about) return changeSentence({ about })
  }
  return failed.title
}

/** Whether the athlete who is signed in now still is, whenever it is asked. */
function isOwnNow(): () => boolean {
  const owner = sessionStore.read().user?.id
  return () => sessionStore.read().user?.id === owner
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined
}
