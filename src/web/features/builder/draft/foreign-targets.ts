import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { TargetType } from '#domain/sports/sport.ts'
import { type DraftEntry, everyStep } from './draft-entries.ts'

/** The target types of the steps that the sport does not have: power, in a run. */
export function foreignTargets(entries: readonly DraftEntry[], sport: SportId | undefined): TargetType[] {
  if (!sport) return []
  const used = everyStep(entries).flatMap(({ step }) => (step.target ? [step.target.type] : []))
  return [...new Set(used)].filter((type) => !sportOf(sport).targets.includes(type))
}
