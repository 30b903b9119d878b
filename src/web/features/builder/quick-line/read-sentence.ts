import { understand } from '#domain/sentence/understand.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import type { TextContext } from '../text-view/read-draft-text.ts'

/**
 * The steps that a line spells out in the athlete's own words, `15 min ramp, 10 min down`, with what was assumed. Undefined
 * where a word was not understood, where what was read is to be checked, or where anything of it would be chosen for the athlete.
 */
export function readSentence(
  typed: string,
  { sport, reference, poolLength }: TextContext,
): { steps: StoredSteps; readings: string[] } | undefined {
  if (/^[\d\s.,;:]*$/.test(typed)) return undefined
  const references = reference === undefined ? {} : { [sport]: reference }
  const units = poolLength ? { [sport]: poolLength.unit } : {}
  // Of a single set the generator would choose the ends; here the rest of the workout is there already.
  const { workout, unread, checks, inferred } = understand(`${typed}, ${END}`, { sport, units, references })
  const end = workout?.steps.at(-1)
  if (!workout || workout.sport !== sport || unread.length + checks.length > 0 || !end || isRepeat(end))
    return undefined
  const readings = inferred.filter(({ field }) => field === 'mainSet').map(({ because }) => because)
  return { steps: workout.steps.slice(0, -1), readings }
}

const END = '10 min cool down'
