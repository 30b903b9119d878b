import { Loading } from '../../../ui/loading.tsx'

/** Shown while a workout is being fetched. */
export function WorkoutLoading() {
  return <Loading label="Loading workout" />
}
