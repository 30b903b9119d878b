import { Loading } from '../../../ui/loading.tsx'

/** A workout is on its way. */
export function WorkoutLoading() {
  return <Loading label="Loading workout" />
}
