import type { Step } from '../../../workout/step.ts'
import { messagesIn, secondsOf } from '../../shared/messages/message.ts'
import { keepRound, spanOf } from '../../shared/messages/rounds.ts'
import { element, type Xml } from '../../shared/xml/write.ts'
import { usualMoment } from '../usual-moment.ts'

/** The name as the step begins, and the messages of its notes, from a start in the unit of the workout. */
export function writeMessages(step: Step, length: number, metres: boolean, start = 0): Xml[] {
  const unit = metres ? 'distoffset' : 'timeoffset'
  const usual = usualMoment(step, length, metres)
  const span = { ...spanOf(step), ...(metres ? {} : { seconds: length }) }
  return [
    ...(step.name?.trim() ? [element('textevent', { [unit]: start, message: step.name })] : []),
    ...messagesIn(step.notes, span).map(({ text, at }) => {
      if (at && 'seconds' in at && metres) return element('textevent', { timeoffset: at.seconds, message: text })
      const offset = at && 'metres' in at && metres ? at.metres : at ? secondsOf(at, span) : usual
      return element('textevent', { [unit]: figure(start + offset), message: text })
    }),
  ]
}

/** The messages of a repeat's steps, round by round, from its start. */
export function writeRoundMessages(steps: readonly Step[], rounds: number): Xml[] {
  if (!steps.some(({ notes }) => notes)) return []
  let clock = 0
  return Array.from({ length: rounds }, (_, round) =>
    steps.flatMap((step) => {
      const start = clock
      clock += step.duration.value
      return writeMessages(keepRound(step, round + 1, rounds), step.duration.value, false, start)
    }),
  ).flat()
}

/** A figure in as few decimals as a file needs: thousandths. */
export function figure(value: number): number {
  return Number(value.toFixed(3))
}
