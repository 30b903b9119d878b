import type { VisibilityChange } from '#contracts/workouts.ts'
import { call, type OutputOf } from '../../../../lib/api.ts'

type Shown = OutputOf<'get /api/workouts/{id}'>

/** Says who may open a workout of the athlete's own, and returns it as its page shows it. Throws the refusal. */
export async function setVisibility(id: string, change: VisibilityChange): Promise<Shown> {
  return { ...(await call('put /api/workouts/{id}/visibility', { id, ...change })), mine: true }
}
