import { sortedJson } from '#domain/workout/sorted-json.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import { type Draft, type DraftAction, draftOf, storedOf } from '../draft/draft.ts'
import { beginsWorkout } from './begins-workout.ts'

/** Loaded ahead: the builder is drawn without the reader of the text form. */
export const loadLineReader = () => import('./read-line.ts')

/**
 * Adds the steps of a typed line behind the others, or in place of the untouched warm-up of a new workout: then the first
 * of them is the warm-up, unless it says otherwise.
 */
export function addingLine(draft: Draft, steps: StoredSteps): DraftAction {
  if (!beginsWorkout(steps) || !isFresh(draft)) return { type: 'insert', steps }
  const [first, ...others] = steps
  const warmsUp = first && !isRepeat(first) && first.intensity === 'active'
  return { type: 'replace', steps: warmsUp ? [{ ...first, intensity: 'warmup' }, ...others] : steps }
}

function isFresh(draft: Draft): boolean {
  return sortedJson(storedOf(draft)) === sortedJson(storedOf(draftOf([]))) && draft.locked.length === 0
}
