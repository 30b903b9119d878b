import type { OwnZones } from '#domain/sports/own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { hardestOf } from '#domain/workout/hardest.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { formatLength } from '../../../lib/format.ts'
import { shortTarget } from '../step/target-words.ts'

/** The hardest step in a few words: `5 × 4:00 at 261–277 W`; undefined for a workout that is all rest. */
export function hardestWords(
  steps: StoredSteps,
  sport: SportId,
  reference?: number,
  zones?: OwnZones,
): string | undefined {
  const hardest = hardestOf(steps, sport, reference)
  if (!hardest) return undefined
  const { step, times } = hardest
  const length = formatLength(step.duration)
  const target = shortTarget(step, sport, reference, zones)
  return `${times > 1 ? `${times}\u00a0×\u00a0${length}` : length}${target === 'open' ? '' : ` at ${target}`}`
}
