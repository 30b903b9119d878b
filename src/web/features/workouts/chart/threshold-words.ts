import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { formatPace, paceUnitLabel } from '#domain/units/pace.ts'

/** What the threshold line is: `FTP 264 W`, `Threshold 4:30 /km`; without the athlete's own figure, its name. */
export function thresholdWords(sportId: SportId, reference?: number): string {
  const { reference: threshold, paceUnits } = sportOf(sportId)
  if (reference === undefined) return `100 % of ${threshold.metric === 'power' ? threshold.label : 'threshold'}`
  if (threshold.metric === 'power') return `${threshold.label} ${Math.round(reference)} W`
  return `Threshold ${formatPace(reference)} ${paceUnitLabel[paceUnits[0] ?? 'km']}`
}
