import type { MetricsChange } from '#contracts/user.ts'
import { call } from '../../../lib/api.ts'
import { sessionStore } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Saves metrics in the athlete's profile, and says in a toast whether that worked. */
export async function saveMetrics(metrics: MetricsChange): Promise<void> {
  try {
    await call('put /api/user', { meta: { athlete_metrics: metrics } })
  } catch {
    return void toast({ title: 'Failed to save metrics', variant: 'destructive' })
  }
  toast({ title: 'Metrics saved', description: 'Your metrics have been saved' })
  await sessionStore
    .refreshProfile()
    .catch((error: unknown) => console.error('The profile could not be read again', error))
}
