import type { AthleteMetrics, MetricsChange } from '#contracts/user.ts'
import { Problem } from '../http/refusals/problem.ts'

/**
 * Applies a change to metrics: fields left out stay, empty ones are removed. Throws a Problem if a heart rate of the change
 * contradicts another one.
 */
export function withChange(metrics: AthleteMetrics, change: MetricsChange): AthleteMetrics {
  const merged: AthleteMetrics = Object.fromEntries(
    Object.entries({ ...metrics, ...change }).filter(
      ([, value]) => value !== null && value !== undefined && String(value).trim() !== '',
    ),
  )
  for (const [lower, higher, sentence] of ORDER) {
    const [low, high] = [merged[lower], merged[higher]]
    const isChanged = change[lower] !== undefined || change[higher] !== undefined
    if (!isChanged || low === undefined || high === undefined || low < high) continue
    const field = change[lower] === undefined ? higher : lower
    throw new Problem('invalid', sentence, { fields: { [`meta.athlete_metrics.${field}`]: sentence } })
  }
  return merged
}

const ORDER = [
  [
    'resting_heart_rate',
    'threshold_heart_rate',
    'Your heart rate at rest is below the one at threshold: check both figures.',
  ],
  [
    'threshold_heart_rate',
    'maximum_heart_rate',
    'Your heart rate at threshold is below the maximum: check both figures.',
  ],
  ['resting_heart_rate', 'maximum_heart_rate', 'Your heart rate at rest is below the maximum: check both figures.'],
] as const
