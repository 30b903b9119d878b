import type { AthleteMetrics, MetricsChange } from '#contracts/user.ts'

/** Metrics with a change laid over them: what the change leaves out stays, what it empties goes. */
export function withChange(metrics: AthleteMetrics, change: MetricsChange): AthleteMetrics {
  const merged = { ...metrics, ...change }
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined && String(value).trim() !== ''),
  )
}
