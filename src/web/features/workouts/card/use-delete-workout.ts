import { call, type OutputOf } from '../../../lib/api.ts'
import { type Deletable, useDeletion } from '../../deletion/use-deletion.ts'
import { everyWorkout, everyWorkoutPage } from '../queries.ts'
import { deletedSentence } from './deleted-sentence.ts'

/** Deletes a workout and offers to restore it. Answers whether it was deleted. */
export function useDeleteWorkout(): (workout: { id: string }) => Promise<boolean> {
  const remove = useDeletion(workouts)
  return ({ id }) => remove(id)
}

const workouts: Deletable<OutputOf<'delete /api/workouts/{id}'>> = {
  everyPage: everyWorkoutPage,
  everything: everyWorkout,
  remove: (id) => call('delete /api/workouts/{id}', { id }),
  restore: (id) => call('post /api/workouts/{id}/restore', { id }),
  says: {
    deleted: 'Deleted workout successfully',
    gone: ({ coming_days }) => deletedSentence(coming_days),
    failed: 'An error occurred while deleting the workout',
    restored: 'Workout restored',
    restorationFailed: 'Failed to restore the workout',
  },
}
