import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { historyKey } from '../../../lib/history-key.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import { toast } from '../../../ui/toast-store.ts'
import { changesQuery } from '../queries.ts'
import { isWaiting, useWaitingCount } from '../waiting/waiting-changes.ts'
import { type Change, changeSentence, nextOf } from './change-sentence.ts'
import { toggleChange } from './toggle-change.ts'

type Way = 'undo' | 'redo'

/**
 * The changes that Undo and Redo concern, and the way to do either, also by keys anywhere in the page but in text fields
 * and dialogs. The server keeps the changes, also for a later visit; while some wait for a connection there are none.
 */
export function useHistory(): { undo: Change | undefined; redo: Change | undefined; go: (way: Way) => void } {
  const cache = useQueryClient()
  const { data = [] } = useQuery(changesQuery())
  const known = useWaitingCount() > 0 ? [] : data
  // A key or a press waits for those before it: which change it concerns depends on what they did.
  const last = useRef(Promise.resolve())
  const go = (way: Way) => {
    last.current = last.current.then(() => toggleNext(way, cache))
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const way = historyKey(event)
    if (!way || isTextField(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    go(way)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { undo: nextOf('undo', known), redo: nextOf('redo', known), go }
}

async function toggleNext(way: Way, cache: QueryClient): Promise<void> {
  const failed = { title: `Failed to ${way}`, variant: 'destructive' } as const
  if (isWaiting()) return void toast({ ...failed, description: 'What waits for a connection has to be saved first.' })
  const changes = await cache.fetchQuery(changesQuery()).catch(() => undefined)
  if (!changes) return void toast(failed)
  const next = nextOf(way, changes)
  if (!next) return void toast({ title: `Nothing to ${way}` })
  const description = await toggleChange(cache, next.id, way)
  if (description) return void toast({ ...failed, description })
  toast({ title: `${way === 'undo' ? 'Undone' : 'Redone'}: ${changeSentence(next)}` })
}
