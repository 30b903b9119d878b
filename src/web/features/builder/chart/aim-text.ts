import type { OwnZones } from '#domain/sports/own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { Step } from '#domain/workout/step.ts'
import { targetWords } from '../../workouts/step/target-words.ts'

/** The target of a step as it was written, with the athlete's own figures where these are known: `Zone 4 · 220–250 W`. */
export function aimText(step: Step, sport: SportId, reference: number | undefined, zones?: OwnZones): string {
  const { zone, range, percent, effort } = targetWords(step, sport, reference, undefined, zones)
  const { target } = step
  const written = target?.percentMin !== undefined ? percent : target?.rangeMin !== undefined ? range : (zone ?? effort)
  const figures = written === range ? percent : range
  return [written, figures].filter(Boolean).join(' · ')
}
