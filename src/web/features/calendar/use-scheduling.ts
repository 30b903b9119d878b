import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { everyWorkout } from '../workouts/queries.ts'
import { everyDay } from './queries.ts'

/** Puts a workout of the library on a day. A try that is repeated has the same id, so the workout stands there once. */
export function useScheduling(date: string | undefined, onScheduled: () => void) {
  const cache = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const [tried, setTried] = useState<{ id: string; workoutId: string; date: string }>()

  async function schedule(workoutId: string) {
    if (!date) return void toast({ title: 'No date selected', variant: 'destructive' })
    const isAgain = tried?.workoutId === workoutId && tried.date === date
    const id = isAgain ? tried.id : crypto.randomUUID()
    setTried({ id, workoutId, date })
    setBusy(workoutId)
    try {
      await call('post /api/scheduled-workouts', { id, workout_id: workoutId, scheduled_date: date })
      setTried(undefined)
      toast({ title: 'Scheduled workout added' })
      onScheduled()
      await Promise.all([
        cache.invalidateQueries({ queryKey: everyDay }),
        cache.invalidateQueries({ queryKey: everyWorkout }),
      ])
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ title: 'Failed to add scheduled workout', description, variant: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }

  return { schedule, busy }
}
