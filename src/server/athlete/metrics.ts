import type { AthleteMetrics, MetricsChange } from '#contracts/user.ts'

/** Applies a change to metrics: fields left out stay, empty ones are removed. */
export function withChange(metrics: AthleteMetrics, change: MetricsChange): AthleteMetrics {
  const merged = { ...metrics, ...change }
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined && String(value).trim() !== ''),
  )
}
