import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import type { Asked } from '../result.ts'
import type { Notebook } from './draft-request.ts'

/** Nobody lasts longer in zone 6, which is what VO2 Max means here. Seconds. */
const LONGEST_ANAEROBIC = 90
/** From here on a bout within an easy session is tempo. Seconds. */
const SHORTEST_TEMPO = 300

/**
 * Makes type and set go together: an endurance session has no set, and one of VO2 Max none of long bouts. Long bouts
 * are had in a session of another type; of short ones in an easy session the athlete is told.
 */
export function suitTypeToSet(notes: Notebook, sport: SportId): void {
  const { workoutType, set } = notes.asked
  if (!set || sportOf(sport).inPool) return
  const seconds = secondsOf(set)
  if (workoutType === 'v02 max' && (seconds === undefined || seconds > LONGEST_ANAEROBIC))
    retype(notes, 'interval', 'VO2 Max here means efforts of up to a minute or so.')
  if (workoutType !== 'endurance') return
  const { noun } = sportOf(sport)
  if (seconds === undefined || seconds >= SHORTEST_TEMPO)
    retype(notes, 'tempo', `An endurance ${noun} has no set, and a tempo ${noun} has.`)
  else dropSet(notes, `An endurance ${noun} has no set: ask for intervals to have one.`)
}

/** Of one bout; undefined of a distance. */
function secondsOf({ value, unit }: NonNullable<Asked['set']>): number | undefined {
  if (unit === 'seconds') return value
  return unit === 'minutes' ? value * 60 : undefined
}

function retype({ asked, found, infer }: Notebook, type: WorkoutType, because: string): void {
  const reading = workoutTypeLabel[type]
  asked.workoutType = type
  for (const one of found) if (one.field === 'workoutType') one.reading = reading
  infer('workoutType', reading, because)
}

function dropSet({ asked, found, refuse }: Notebook, sentence: string): void {
  delete asked.set
  for (const one of found.filter(({ field }) => field === 'set')) {
    found.splice(found.indexOf(one), 1)
    refuse(one, sentence)
  }
}
