import type { QueryClient } from '@tanstack/react-query'
import { type Toast, toast } from '../../ui/toast-store.ts'
import { toggleChange } from './history/toggle-change.ts'

/** The button of a message that undoes the change which it tells of. */
export function undoAction(cache: QueryClient, changeId: string): NonNullable<Toast['action']> {
  return { label: 'Undo', onSelect: () => void undo(cache, changeId) }
}

async function undo(cache: QueryClient, changeId: string): Promise<void> {
  const description = await toggleChange(cache, changeId, 'undo')
  if (description) toast({ title: 'Failed to undo', description, variant: 'destructive' })
}
