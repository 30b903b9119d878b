import { type SportId, sportOf } from '../sports/registry.ts'
import type { Step } from '../workout/step.ts'
import { readStepLine } from './step/step-line.ts'
import { ADVICE_FOR_LINES } from './step/unread.ts'

/**
 * Reads the field of a step's target, as it is written behind a length in the text form: `110-120%`, `ramp 50-75%`, `Z4`,
 * `4:30/km`, `effort 7/10`. No text is no target. Otherwise the sentence that says why it cannot be read.
 */
export function parseTargetField(
  typed: string,
  sport: SportId,
  reference?: number,
): Pick<Step, 'target' | 'effort'> | string {
  const text = typed.trim()
  if (text === '') return {}
  // Behind a length a minus would be a dash.
  if (/^[-–−]/.test(text)) return `${text} is below 0. ${ADVICE_FOR_TARGETS}`
  const context = { sport: sportOf(sport), reference, intensity: 'active', poolUnit: 'meters' } as const
  const { steps, errors, times, notes } = readStepLine(`${LENGTH} ${text}`, 0, context)
  const [error] = errors
  if (error) return error.message.replace(ADVICE_FOR_LINES, ADVICE_FOR_TARGETS)
  const [step, ...others] = steps
  if (!step || others.length > 0 || times || notes) return NO_TARGET
  const { target, effort, intensity, duration, ...more } = step
  const isTarget = intensity === 'active' && duration.value === LENGTH_SECONDS && Object.keys(more).length === 0
  if (!isTarget || (target === undefined && effort === undefined)) return NO_TARGET
  return { ...(target && { target }), ...(effort !== undefined && { effort }) }
}

// A target is read behind a length.
const [LENGTH, LENGTH_SECONDS] = ['10min', 600]
// In a field of its own nothing stands before the length.
const ADVICE_FOR_TARGETS = 'Type a target, such as 110-120%, ramp 50-75% or Z4.'
const NO_TARGET = 'Type a target, such as 110-120%, ramp 50-75% or Z4, and nothing else.'
