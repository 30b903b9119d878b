import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { formatPace, paceUnitLabel } from '#domain/units/pace.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** Whether every target of a workout is a heart rate. */
export function isByHeart(steps: StoredSteps): boolean {
  const asked = steps.flatMap((entry) =>
    'target' in entry && entry.target && entry.target.type !== 'open' ? [entry.target] : [],
  )
  return asked.length > 0 && asked.every(({ type }) => type === 'heartrate')
}

/**
 * The label of the threshold line: `FTP 264 W`, `Threshold 4:30 /km`, `CSS 1:45 /100 m`; undefined without the athlete's
 * own figure. A session by heart rate has no threshold in watts or paces.
 */
export function thresholdLabel(sportId: SportId, reference?: number, byHeart = false): string | undefined {
  const { reference: threshold, paceUnits } = sportOf(sportId)
  const name = threshold.shortName
  if (byHeart) return 'Threshold'
  if (reference === undefined) return undefined
  if (threshold.metric === 'power') return `${name} ${Math.round(reference)} W`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${formatPace(reference)} ${paceUnitLabel[paceUnits[0] ?? 'km']}`
}
