import { sportOf, type WorkoutType } from '../sports/registry.ts'
import type { Answer } from './checks/answer.ts'
import { coreAnswers } from './checks/core.ts'
import { shareKept } from './checks/score.ts'
import { type Examined, examined } from './reading/as-type.ts'
import type { Reading } from './reading/moments.ts'

/** A workout fits a type that it keeps so much of the core of. */
const LEAST_KEPT = 0.8
/** What no workout of a type is without. */
const essential: readonly Answer['bound'][] = ['work-zone', 'work-pace', 'easy-share', 'bouts', 'ladder-shape']

/** The workout as one of the type whose core it keeps best, or of none where it keeps no core well. */
export function fitting(reading: Reading): Examined {
  let best: Examined | undefined
  let most = 0
  for (const type of sportOf(reading.sport).workoutTypes as readonly WorkoutType[]) {
    const candidate = examined(reading, type)
    const answers = coreAnswers(candidate)
    const kept = shareKept(answers)
    if (kept >= LEAST_KEPT && kept > most && isOne(answers)) {
      best = candidate
      most = kept
    }
  }
  return best ?? examined(reading, undefined)
}

function isOne(answers: readonly Answer[]): boolean {
  const asked = answers.filter(({ bound }) => essential.includes(bound))
  const isAtWork = ({ bound }: Answer) => bound === 'work-zone' || bound === 'work-pace' || bound === 'easy-share'
  return asked.some(isAtWork) && asked.every(({ finding }) => !finding)
}
