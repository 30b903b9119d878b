import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, type OutputOf } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import { everyWorkout } from '../../workouts/queries.ts'
import type { Draft } from '../draft/draft.ts'
import { type Details, readyToSave, saveMessages } from '../draft/save-workout.ts'

export type SavedWorkout = OutputOf<'post /api/workouts'>

/** Saves the workout in the builder: as a new one, or over the one with the id. */
export function useSaving(id: string | undefined, onSaved: (workout: SavedWorkout) => void) {
  const [saving, setSaving] = useState(false)
  const cache = useQueryClient()

  useEffect(fetchRules, [])

  async function save(details: Details, draft: Draft) {
    setSaving(true)
    try {
      const { NewWorkout } = await rules()
      const ready = readyToSave(details, draft, NewWorkout)
      if ('refusal' in ready) return void toast(saveMessages[ready.refusal])
      const saved = await (id
        ? call('put /api/workouts/{id}', { id, ...ready.workout })
        : call('post /api/workouts', ready.workout))
      await cache.invalidateQueries({ queryKey: everyWorkout, refetchType: 'none' })
      toast(saveMessages.saved)
      onSaved(saved)
    } catch (error) {
      const { failed } = saveMessages
      const reason = error instanceof CallError && error.message
      toast({ ...failed, description: <Failure sentence={failed.description} reason={reason} /> })
    } finally {
      setSaving(false)
    }
  }

  return { save, saving }
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
