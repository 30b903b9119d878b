import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, type OutputOf } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import { everyWorkout } from '../../workouts/queries.ts'
import type { Draft } from '../draft/draft.ts'
import { type Details, readyToSave, saveMessages } from '../draft/save-workout.ts'

export type SavedWorkout = OutputOf<'post /api/workouts'>

/** Why a stored workout was not replaced: it was changed, or deleted, after it was opened. */
export type Conflict = 'changed' | 'deleted'

/** The stored workout that the builder opened; `updatedAt` is the version that its changes started from. */
type Stored = {
  id?: string | undefined
  updatedAt?: string | undefined
  /** Whether it was generated, and is not stored yet. */
  isGenerated?: boolean
}

/** Saves the workout in the builder: as a new one, or over the stored one unless that was changed meanwhile. */
export function useSaving({ id, updatedAt, isGenerated = false }: Stored, onSaved: (workout: SavedWorkout) => void) {
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const cache = useQueryClient()

  useEffect(fetchRules, [])

  async function save(details: Details, draft: Draft, how: 'update' | 'overwrite' | 'as-new' = 'update') {
    setSaving(true)
    try {
      const { NewWorkout } = await rules()
      const ready = readyToSave(details, draft, NewWorkout)
      if ('refusal' in ready) return void toast(saveMessages[ready.refusal])
      const startedFrom = how === 'update' ? updatedAt : undefined
      const saved = await (id && how !== 'as-new'
        ? call('put /api/workouts/{id}', { id, ...ready.workout, ...(startedFrom && { startedFrom }) })
        : call('post /api/workouts', { ...ready.workout, origin: isGenerated ? 'generated' : 'built' }))
      await cache.invalidateQueries({ queryKey: everyWorkout, refetchType: 'none' })
      setConflict(undefined)
      toast(saveMessages.saved)
      onSaved(saved)
    } catch (error) {
      const found = id && conflictOf(error)
      if (found) return setConflict(found)
      const { failed } = saveMessages
      const reason = error instanceof CallError && error.message
      toast({ ...failed, description: <Failure sentence={failed.description} reason={reason} /> })
    } finally {
      setSaving(false)
    }
  }

  return { save, saving, conflict, dismissConflict: () => setConflict(undefined) }
}

function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'changed-since') return 'changed'
  return error.code === 'not-found' ? 'deleted' : undefined
}

/** Fetches the schema of workouts ahead: its script is as large as the builder's. Saving reports an error of this fetch. */
export function fetchRules(): void {
  rules().catch(() => undefined)
}

function Failure({ sentence, reason }: { sentence: string; reason: string | false }) {
  return (
    <>
      <span className="block">{sentence}</span>
      {reason && <span className="mt-1 block">{reason}</span>}
    </>
  )
}

const rules = () => import('#domain/workout/workout.ts')
