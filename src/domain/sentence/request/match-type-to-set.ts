import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import type { MainSet } from '../result.ts'
import type { DraftRequest } from './draft-request.ts'

/** Nobody holds an effort at VO2 Max for longer (our choice). */
const MAX_VO2_SECONDS = 8 * 60
/** A bout as long as this within an easy session makes it a tempo session (our choice). */
const MIN_TEMPO_SECONDS = 300

/**
 * Resolves a conflict between type and set: an endurance session has no set, and VO2 Max no bouts by distance or of more than 8 minutes. Long bouts change
 * the type; short ones in an endurance session are dropped and reported as unread.
 */
export function matchTypeToSet(draft: DraftRequest, sport: SportId): void {
  const { workoutType, set } = draft.asked
  const { noun, inPool, workoutTypes } = sportOf(sport)
  if (!set || inPool) return
  const seconds = secondsOf(set)
  if (workoutType === 'v02 max' && (seconds === undefined || seconds > MAX_VO2_SECONDS))
    retype(draft, 'interval', 'VO2 Max here means efforts of 15 seconds to 8 minutes.')
  if (workoutType !== 'endurance') return
  if ((seconds === undefined || seconds >= MIN_TEMPO_SECONDS) && workoutTypes.includes('tempo'))
    retype(draft, 'tempo', `An endurance ${noun} has no set, and a tempo ${noun} has.`)
  else dropSet(draft, `An endurance ${noun} has no set: ask for intervals to have one.`)
}

/** Seconds of one bout; undefined for a distance. */
function secondsOf({ value, unit }: MainSet): number | undefined {
  if (unit === 'seconds') return value
  return unit === 'minutes' ? value * 60 : undefined
}

function retype({ asked, found, addInferred }: DraftRequest, type: WorkoutType, because: string): void {
  const reading = workoutTypeLabel[type]
  asked.workoutType = type
  for (const one of found) if (one.field === 'workoutType') one.reading = reading
  addInferred('workoutType', reading, because)
}

function dropSet({ asked, found, addUnread }: DraftRequest, sentence: string): void {
  delete asked.set
  for (const one of found.filter(({ field }) => field === 'set')) {
    found.splice(found.indexOf(one), 1)
    addUnread(one, sentence)
  }
}
