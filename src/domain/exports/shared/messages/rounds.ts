import { type DistanceUnit, toMetres } from '../../../units/distance.ts'
import type { Step } from '../../../workout/step.ts'
import { messagesIn, notesLines, type Span } from './message.ts'

/** A step of a repeat in one round: without the messages of the other rounds. */
export function keepRound(step: Step, round: number, rounds: number): Step {
  if (!step.notes || !/^round \d/im.test(step.notes)) return step
  const own = messagesIn(step.notes, spanOf(step, rounds)).filter((one) => (one.round ?? round) === round)
  const { notes: _, ...others } = step
  const notes = notesLines(own.map(({ round: _, ...message }) => message)).join('\n')
  return notes ? { ...others, notes } : others
}

/** The moments that a step can have: of a time in seconds, of a distance in metres. */
export function spanOf({ duration }: Step, rounds = 1): Span {
  const { type, unit, value, lapButton } = duration
  if (type === 'time') return { seconds: lapButton ? undefined : value, rounds }
  return { metres: toMetres(value, unit as DistanceUnit), rounds }
}
