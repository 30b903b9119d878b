import { swumIn } from '../../resolve/measure.ts'
import { type Measured, measure } from '../measure.ts'
import type { Aim, Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** Whether a swim by time is a session that the generator makes, and not one stretch: "60 min squad session", "45 min CSS". */
export function isSessionByTime(aims: readonly Aim[], text: string): boolean {
  return SESSION.test(text) || aims.some((aim) => aim.kind === 'effort' && TRAINED.has(aim.name))
}

const SESSION = /\b(?:sessions?|training|workout|practice|squad|masters|class|intervals?|set)\b/i
const TRAINED = new Set(['css', 'threshold', 'endurance', 'vo2', 'sprint', 'max', 'fast', 'anaerobic'])

/** About as far as one swims in a time. */
export function distanceIn({ value }: Measured, { unit }: Pick<Writing, 'unit'>) {
  return swumIn({ durationType: 'time', durationUnit: 'minutes', durationValue: value / 60 }, unit)
}

/** A swim by time of which nothing else is said is steady. */
export function steadyIfOpen(part: Part, writing: Writing): Part {
  const { length, aims, details, ramp, times, inner, rungs, role } = part
  const isOpen = aims.length === 0 && details.length === 0 && !ramp && times.length === 0 && !inner && !rungs && !role
  if (!isOpen || !length || writing.aims.length > 0) return part
  if (measure(length, 'stretch', writing)?.unit !== 'seconds') return part
  writing.assumed.add('How hard it is swum was not said, so steady.')
  return { ...part, aims: [{ kind: 'effort', name: 'steady', from: part.from, to: part.to }] }
}
