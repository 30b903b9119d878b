import type { SportId } from '#domain/sports/registry.ts'
import { isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import { recoveriesIn } from '#domain/workout/recoveries.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/**
 * The steps of a typed line with the bouts and recoveries of its repeats named as such, where a repeat has an easy step
 * and nothing was said of what any is for: `5x 3m 110% / 3m easy`.
 */
export function withRecoveries(steps: StoredSteps, sport: SportId, reference: number | undefined): StoredSteps {
  return toStored(
    toGroups(steps).map((entry) => {
      if (!isGroup(entry) || !entry.steps.every(isPlain)) return entry
      const recoveries = recoveriesIn(entry.steps, sport, reference)
      if (recoveries.length === 0) return entry
      const named = entry.steps.map((step): Step => {
        return { ...step, intensity: recoveries.includes(step) ? 'recovery' : 'interval' }
      })
      return { ...entry, steps: named }
    }),
  )
}

function isPlain({ name, intensity }: Step): boolean {
  return intensity === 'active' && !name
}
