import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { everyDay } from './queries.ts'
import { undoAction } from './undo-action.ts'

/** Puts a workout that was just saved on the day that it was made for, and goes back to that day. */
export function usePlanningSaved(): (workoutId: string, day: string) => Promise<void> {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async (workoutId, day) => {
    // One id for all tries, so that the workout stands there once.
    const id = crypto.randomUUID()
    const plan = async () => {
      try {
        await call('post /api/scheduled-workouts', { id, workout_id: workoutId, scheduled_date: day })
        toast({ title: 'Scheduled workout added', action: undoAction(cache, id) })
      } catch (error) {
        const description = error instanceof Error ? error.message : undefined
        const action = { label: 'Try again', onSelect: () => void plan() }
        toast({ title: 'Failed to add scheduled workout', description, variant: 'destructive', action })
      }
      await cache.invalidateQueries({ queryKey: everyDay })
    }
    await plan()
    await navigate({ to: '/dashboard/activity', search: { date: day }, replace: true })
  }
}
