import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { isGroup, toGroups } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { messagesIn, notesLines, type Span } from './message.ts'

/** The steps one after another, repeats counted out, with the notes that each has in its round. */
export function writtenOut(stored: StoredSteps): Step[] {
  return toGroups(stored).flatMap((entry) => {
    if (!isGroup(entry)) return [entry]
    const { steps, count } = entry
    return Array.from({ length: count }, (_, index) => steps.map((step) => inRound(step, index + 1, count))).flat()
  })
}

/** A step of a repeat as it is in one round: without the messages that are shown in others. */
export function inRound(step: Step, round: number, rounds: number): Step {
  if (!step.notes || !/^round \d/im.test(step.notes)) return step
  const own = messagesIn(step.notes, spanOf(step, rounds)).filter((one) => (one.round ?? round) === round)
  const { notes: _, ...others } = step
  const notes = notesLines(own.map(({ round: _, ...message }) => message)).join('\n')
  return notes ? { ...others, notes } : others
}

/** What a step has room for; of a distance in metres only where it is one. */
export function spanOf({ duration }: Step, rounds = 1): Span {
  const { type, unit, value, lapButton } = duration
  if (type === 'time') return { seconds: lapButton ? undefined : value, rounds }
  return { metres: toMetres(value, unit as DistanceUnit), rounds }
}
