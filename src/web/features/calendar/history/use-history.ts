import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { historyKey } from '../../../lib/history-key.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import { toast } from '../../../ui/toast-store.ts'
import { changesQuery } from '../queries.ts'
import { changeSentence, nextOf } from './change-sentence.ts'
import { toggleChange } from './toggle-change.ts'

/** Undo and redo by keys anywhere in the page but in text fields and dialogs. The server keeps the changes, also for a later visit. */
export function useHistoryKeys(): void {
  const cache = useQueryClient()
  // A key waits for those before it: which change it concerns depends on what they did.
  const last = useRef(Promise.resolve())

  async function go(way: 'undo' | 'redo') {
    const changes = await cache.fetchQuery(changesQuery()).catch(() => undefined)
    if (!changes) return void toast({ title: `Failed to ${way}`, variant: 'destructive' })
    const next = nextOf(way, changes)
    if (!next) return void toast({ title: `Nothing to ${way}` })
    const description = await toggleChange(cache, next.id, way)
    if (description) return void toast({ title: `Failed to ${way}`, description, variant: 'destructive' })
    toast({ title: `${way === 'undo' ? 'Undone' : 'Redone'}: ${changeSentence(next)}` })
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const way = historyKey(event)
    if (!way || isTextField(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    last.current = last.current.then(() => go(way))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
