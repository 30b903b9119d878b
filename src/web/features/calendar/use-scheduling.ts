import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { everyWorkout } from '../workouts/queries.ts'
import { everyDay, type ItemWorkout, isDays } from './queries.ts'
import { undoAction } from './undo-action.ts'
import { useChanging } from './use-changing.ts'
import { isWaiting } from './waiting/waiting-changes.ts'

/**
 * Puts a workout of the library on a day. A try that is repeated has the same id, so the workout stands there once. Without
 * a connection the change waits, like any other of the calendar.
 */
export function useScheduling(date: string | undefined, onScheduled: () => void) {
  const cache = useQueryClient()
  const change = useChanging()
  const [busy, setBusy] = useState<string>()
  const [tried, setTried] = useState<{ id: string; workoutId: string; date: string }>()

  async function schedule(workout: ItemWorkout) {
    const workoutId = workout.id
    if (!date) return void toast({ title: 'No date selected', variant: 'destructive' })
    if (isWaiting() || !onlineManager.isOnline()) {
      makeKnown(cache, workout)
      onScheduled()
      const operation = { op: 'schedule', id: crypto.randomUUID(), date, workout_id: workoutId } as const
      return void change([operation], ADDED, FAILED)
    }
    const isAgain = tried?.workoutId === workoutId && tried.date === date
    const id = isAgain ? tried.id : crypto.randomUUID()
    setTried({ id, workoutId, date })
    setBusy(workoutId)
    try {
      await call('post /api/scheduled-workouts', { id, workout_id: workoutId, scheduled_date: date })
      setTried(undefined)
      toast({ ...ADDED, action: undoAction(cache, id) })
      onScheduled()
      await Promise.all([
        cache.invalidateQueries({ queryKey: everyDay }),
        cache.invalidateQueries({ queryKey: everyWorkout }),
      ])
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ ...FAILED, description, variant: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }

  return { schedule, busy }
}

const ADDED = { title: 'Scheduled workout added' }
const FAILED = { title: 'Failed to add scheduled workout' }

/** Adds a workout to those of the days that are read, so that a day can show it before they are read anew. */
function makeKnown(cache: QueryClient, workout: ItemWorkout): void {
  cache.setQueriesData({ queryKey: everyDay }, (days) =>
    isDays(days) && !days.workouts.some(({ id }) => id === workout.id)
      ? { ...days, workouts: [...days.workouts, workout] }
      : days,
  )
}
