import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { isWhole } from '../../units/tolerance.ts'
import type { Step } from '../../workout/step.ts'

/** A length as TCX has it, in whole seconds or metres; none is until the lap button. */
export type Length = { of: 'Time' | 'Distance'; value: number } | { of: 'UserInitiated' }

/** What two bytes hold, in seconds or metres: 18 hours, or 65 kilometres. */
const MAX_LENGTH = 65_535

/** The lengths of a step, one after another where it is longer than TCX can say. */
export function lengthsOf({ duration }: Step): Length[] {
  if (duration.lapButton) return [{ of: 'UserInitiated' }]
  const whole = Math.max(1, Math.round(exactly(duration)))
  const pieces = Math.ceil(whole / MAX_LENGTH)
  const of = duration.type === 'time' ? 'Time' : 'Distance'
  return Array.from({ length: pieces }, (_, index) => ({
    of,
    value: Math.floor((whole * (index + 1)) / pieces) - Math.floor((whole * index) / pieces),
  }))
}

/** Whether a step's length is not a whole number of seconds or metres. */
export function isRounded({ duration }: Step): boolean {
  return !duration.lapButton && !isWhole(exactly(duration), 'length')
}

function exactly({ type, unit, value }: Step['duration']): number {
  return type === 'time' ? value : toMetres(value, unit as DistanceUnit)
}
