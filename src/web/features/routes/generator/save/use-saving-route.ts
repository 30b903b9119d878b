import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type OutputOf } from '../../../../lib/api.ts'
import { CallError } from '../../../../lib/call-error.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { everyRoute } from '../../queries.ts'
import type { Planned } from '../state/planner.ts'
import { routeToSave, saveMessages } from './route-to-save.ts'

export type SavedRoute = OutputOf<'post /api/routes'>

/** Saves the chosen loop. `isOpen` is the dialog that asks for its name, which it keeps while it is closed unsaved. */
export function useSavingRoute(onView: (route: SavedRoute) => void) {
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [name, setName] = useState('')

  async function save(planned: Planned | undefined) {
    const route = planned && routeToSave(name, planned)
    if (!route) return void toast(saveMessages.noRoute)
    setSaving(true)
    try {
      const saved = await call('post /api/routes', route)
      await cache.invalidateQueries({ queryKey: everyRoute, refetchType: 'none' })
      setOpen(false)
      setName('')
      toast({ ...saveMessages.saved, action: { label: 'View route', onSelect: () => onView(saved) } })
    } catch (error) {
      const reason = error instanceof CallError && { description: Object.values(error.fields)[0] ?? error.message }
      toast({ ...saveMessages.failed, ...reason })
    } finally {
      setSaving(false)
    }
  }

  return { isOpen, setOpen, isSaving, name, setName, save }
}
