import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, type OutputOf } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import { everyWorkout } from '../../workouts/queries.ts'
import type { Draft } from '../draft/draft.ts'
import { type Details, readyToSave, saveMessages } from '../draft/save-workout.ts'

export type SavedWorkout = OutputOf<'post /api/workouts'>

/** Saves what stands in the builder, as a new workout or over the one with the id. */
export function useSaving(id: string | undefined, onSaved: (workout: SavedWorkout) => void) {
  const [saving, setSaving] = useState(false)
  const cache = useQueryClient()

  // The rules weigh as much as the builder itself; they come while somebody builds. Trouble meets whoever saves.
  useEffect(() => {
    rules().catch(() => undefined)
  }, [])

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
    } catch (trouble) {
      const { failed } = saveMessages
      const because = trouble instanceof CallError && trouble.message
      toast({ ...failed, description: <Beneath sentence={failed.description} because={because} /> })
    } finally {
      setSaving(false)
    }
  }

  return { save, saving }
}

function Beneath({ sentence, because }: { sentence: string; because: string | false }) {
  return (
    <>
      <span className="block">{sentence}</span>
      {because && <span className="mt-1 block">{because}</span>}
    </>
  )
}

const rules = () => import('#domain/workout/workout.ts')
