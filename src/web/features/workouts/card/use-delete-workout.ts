import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call, type OutputOf } from '../../../lib/api.ts'
import { isTemporary } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import { everyWorkout, everyWorkoutPage } from '../queries.ts'
import { deletedSentence } from './deleted-sentence.ts'

type Workout = OutputOf<'get /api/workouts/{id}'>
type WorkoutPage = OutputOf<'get /api/workouts'>

/** Deletes a workout and offers to restore it. Answers whether it was deleted. */
export function useDeleteWorkout(): (workout: Workout) => Promise<boolean> {
  const cache = useQueryClient()
  return async (workout) => {
    let comingDays: number | undefined
    try {
      comingDays = (await call('delete /api/workouts/{id}', { id: workout.id })).coming_days
    } catch {
      // Another tab may have deleted it: then the list that shows it is out of date.
      void cache.invalidateQueries({ queryKey: everyWorkoutPage })
      toast({
        title: 'Hmm, something went wrong',
        description: 'An error occurred while deleting the workout',
        variant: 'destructive',
      })
      return false
    }
    cache.setQueriesData<WorkoutPage>({ queryKey: everyWorkoutPage }, (page) => page && without(workout.id, page))
    void cache.invalidateQueries({ queryKey: everyWorkoutPage })
    toast({
      title: 'Deleted workout successfully',
      description: deletedSentence(comingDays),
      action: { label: 'Undo', onSelect: () => void restore(workout.id, cache) },
    })
    return true
  }
}

function without(id: string, page: WorkoutPage): WorkoutPage {
  return { ...page, data: page.data.filter((workout) => workout.id !== id) }
}

async function restore(id: string, cache: QueryClient) {
  try {
    await call('post /api/workouts/{id}/restore', { id })
    toast({ title: 'Workout restored', description: 'It is back in your library, at its old link.' })
  } catch (error) {
    const description = error instanceof Error ? error.message : ''
    toast({
      title: 'Failed to restore the workout',
      description,
      variant: 'destructive',
      // No page has another control that restores it.
      ...(isTemporary(error) && { action: { label: 'Try again', onSelect: () => void restore(id, cache) } }),
    })
  }
  await cache.invalidateQueries({ queryKey: everyWorkout })
}
