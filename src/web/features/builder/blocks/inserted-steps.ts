import type { SportId } from '#domain/sports/registry.ts'
import { convertStep } from '#domain/workout/change-sport.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import { stepChanges } from '../sport/sport-change.ts'

/**
 * The steps of a block in a workout of another sport, changed as a change of the workout's sport would change them, and
 * one sentence for each change. `reference` is the athlete's own in the block's sport. A workout without a sport takes
 * the steps as they are.
 */
export function insertedSteps(
  { sport: from, steps }: { sport: SportId | null; steps: StoredSteps },
  to: SportId | undefined,
  reference: number | undefined,
): { steps: StoredSteps; changes: string[] } {
  if (!to || from === to) return { steps, changes: [] }
  const change = { from: from ?? undefined, to, reference }
  const converted = steps.map((entry) => (isRepeat(entry) ? entry : convertStep(entry, change)))
  return { steps: converted, changes: stepChanges(stepsOf(steps), stepsOf(converted)) }
}

function stepsOf(stored: StoredSteps): Step[] {
  return stored.flatMap((entry) => (isRepeat(entry) ? [] : [entry]))
}
