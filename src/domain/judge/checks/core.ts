import type { WorkoutType } from '../../sports/registry.ts'
import { type Examined, examined } from '../reading/as-type.ts'
import type { Judged } from '../reading/input.ts'
import { knowsIntensity } from '../reading/known.ts'
import { readingOf } from '../reading/moments.ts'
import { type Answer, holds } from './answer.ts'
import { repeatsAreOneLevel } from './form.ts'
import { ladderAnswers } from './ladder.ts'
import { restAnswers } from './rests.ts'
import { intensityAnswers, workAnswers } from './work.ts'

/** What makes a session one of its type: bout, number, total work, share of work, rest ÷ work and intensity. */
export function coreAnswers(session: Examined): Answer[] {
  return [...ownAnswers(session), ...narrowerType(session)]
}

/**
 * Whether a workout keeps every core bound of a type of its sport; its own type does not matter. `besidesNarrower`
 * leaves out our own bound, that it is of no narrower type.
 */
export function passesCore(judged: Judged, type: WorkoutType, { besidesNarrower = false } = {}): boolean {
  if (repeatsAreOneLevel(judged.steps).some(({ finding }) => finding)) return false
  return keeps((besidesNarrower ? ownAnswers : coreAnswers)(examined(readingOf(judged), type)))
}

function ownAnswers(session: Examined): Answer[] {
  return [
    ...workAnswers(session),
    ...restAnswers(session),
    ...ladderAnswers(session),
    ...(knowsIntensity(session) ? intensityAnswers(session) : []),
  ]
}

/**
 * What keeps the bounds of a narrower type is a session of that type, whatever it is called. This bound is ours and not
 * from the literature: without it many sessions would be of two types.
 */
function narrowerType(session: Examined): Answer[] {
  const { narrower, source } = session.bounds
  if (!narrower || session.found.bouts.length === 0) return []
  const kept = narrower.find((type) => keeps(ownAnswers(examined(session, type))))
  return holds('narrower-type', kept === undefined, { value: kept ?? '', limit: 'of no narrower type', source })
}

/** `load-per-hour` restates the intensity. */
function keeps(answers: readonly Answer[]): boolean {
  return answers.length > 0 && answers.every(({ bound, finding }) => !finding || bound === 'load-per-hour')
}
