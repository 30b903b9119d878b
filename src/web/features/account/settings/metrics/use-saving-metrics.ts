import { useQueryClient } from '@tanstack/react-query'
import type { AthleteMetrics, MetricsChange } from '#contracts/user.ts'
import { call } from '../../../../lib/api.ts'
import { useSession } from '../../../../lib/session.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { figuresQuery } from '../history/history-of-figures.ts'
import { reAimsQuery } from '../re-aim/queries.ts'

/** Saves metrics and says whether that succeeded. */
export function useSavingMetrics() {
  const { profile, refreshProfile } = useSession()
  const cache = useQueryClient()

  async function put(athlete_metrics: MetricsChange) {
    try {
      await call('put /api/user', { meta: { athlete_metrics } })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ title: 'Failed to save metrics', description, variant: 'destructive' })
      throw error
    }
    void cache.invalidateQueries({ queryKey: figuresQuery.queryKey })
    void cache.invalidateQueries({ queryKey: reAimsQuery.queryKey })
    await refreshProfile()
  }

  return {
    /** Throws what the server refused, for the fields to show it. */
    async save(change: MetricsChange): Promise<void> {
      await put(change)
      toast({ title: 'Metrics saved', description: 'Your metrics have been saved' })
    },
    /** Removes a figure, and offers to put it back. */
    async remove(name: keyof AthleteMetrics, words: string): Promise<void> {
      const before = profile?.meta.athlete_metrics[name]
      const putQuietly = (value: typeof before | null) =>
        put({ [name]: value }).then(
          () => true,
          () => false,
        )
      if (!(await putQuietly(null))) return
      toast({ title: `${words} removed`, action: { label: 'Undo', onSelect: () => void putQuietly(before) } })
    },
  }
}
