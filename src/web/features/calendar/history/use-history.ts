import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { historyKey } from '../../../lib/history-key.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import { toast } from '../../../ui/toast-store.ts'
import { everyDay } from '../queries.ts'
import { type Change, changeSentence, nextOf } from './change-sentence.ts'

type Way = 'undo' | 'redo'

/** Undoes or redoes a change of the calendar, and says so, or why it is not possible any more. */
export function useToggling(): (way: Way, change: Change) => Promise<void> {
  const cache = useQueryClient()
  return async (way, { id, about }) => {
    const done = way === 'undo' ? 'Undone' : 'Redone'
    try {
      if (way === 'undo') await call('post /api/calendar/changes/{id}/undo', { id })
      else await call('post /api/calendar/changes/{id}/redo', { id })
      toast({ title: `${done}: ${changeSentence({ about })}` })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ title: `Failed to ${way}`, description, variant: 'destructive' })
    }
    await cache.invalidateQueries({ queryKey: everyDay })
  }
}

/** Undo and redo by keys anywhere in the page but in text fields and dialogs. The server keeps the changes, also for a later visit. */
export function useHistoryKeys(): void {
  const toggle = useToggling()
  const onKeyDown = useEffectEvent(async (event: KeyboardEvent) => {
    const way = historyKey(event)
    if (!way || isTextField(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    const changes = await call('get /api/calendar/changes', {}).catch(() => undefined)
    const next = changes && nextOf(way, changes)
    if (next) return toggle(way, next)
    toast({ title: changes ? `Nothing to ${way}` : `Failed to ${way}`, ...(!changes && { variant: 'destructive' }) })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
