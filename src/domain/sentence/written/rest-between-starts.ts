import { sportOf } from '../../sports/registry.ts'
import { formatClock } from '../../text/grammar/numeral.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import type { Mention } from '../mention.ts'
import { type Part, saidOf } from '../outline/part.ts'
import { secondsOfClock } from '../tokens/amounts.ts'
import { readPart } from './read-lines.ts'
import { wordForType } from './spoken-effort.ts'
import { type WritingContext, writeRest } from './writing.ts'

type Rest = { text: string; mentions: readonly Mention[]; assumed: readonly string[] }

/**
 * The rest of repetitions on land that start every so often, "10x400 at 5k pace on 2:00": what is left of that time. `work`:
 * a repetition in the text form. A sentence if it cannot be told.
 */
export function restBetweenStarts(part: Part, work: string, context: WritingContext): Rest | string | undefined {
  const [start] = sportOf(context.sport).inPool ? [] : saidOf(part, 'send-off')
  if (!start) return undefined
  const { amount } = start
  const every = amount.kind === 'clock' ? secondsOfClock(amount.parts) : amount.kind === 'time' ? amount.seconds : 0
  const steps = [work, `${work} ${(context.type && wordForType(context.type, context)) ?? ''}`].map((line) => {
    const read = readPart([`- ${line}`], context).steps
    return typeof read === 'string' ? undefined : read[0]
  })
  const step = steps.find((one) => one && 'duration' in one && (one.target || one.effort !== undefined)) ?? steps[0]
  if (!step || !('duration' in step)) return SAY_HOW_FAST
  const isTimed = step.duration.type === 'time'
  if (!isTimed && !step.target && step.effort === undefined) return SAY_HOW_FAST
  const seconds = Math.round(every - movingSecondsOf(step, context.sport, context.reference))
  if (seconds < LEAST_REST) return TOO_SHORT
  const left = `From start to start it is ${formatClock(every)}, which leaves ${isTimed ? '' : 'about '}${seconds} s of rest`
  return {
    text: writeRest({ value: seconds, unit: 'seconds' }, false, context),
    mentions: [start],
    assumed: [`${left}${isTimed ? '' : ' at this pace'}.`],
  }
}

// In seconds: less is no rest (our choice).
const LEAST_REST = 5
const SAY_HOW_FAST = 'What is left of this time depends on the pace of the repetitions: say it, or how long to rest.'
const TOO_SHORT = 'The repetitions take as long as this: check how fast they are, or say how long to rest.'
