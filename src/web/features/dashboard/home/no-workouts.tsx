import { Empty } from '../../../ui/empty.tsx'
import { CreateCards } from './create-cards.tsx'

/** Shown instead of an empty list, with the two ways to create a workout. */
export function NoWorkouts() {
  return (
    <div>
      <Empty sentence="No workouts found. Create a workout to get started." />
      <div className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:max-w-3xl">
        <CreateCards />
      </div>
    </div>
  )
}
