import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { capitalise } from '#domain/units/words.ts'
import type { Step } from '#domain/workout/step.ts'
import { formatSpan } from '../../../lib/format.ts'

/** A step's details besides its length and target: `85–95 rpm`, `Backstroke`, `with fins`, `every 1:45`. */
export function stepDetails(step: Step, sport: SportId): string[] {
  const { stroke, drill, equipment, cadence, sendOff, duration } = step
  return [
    stroke && capitalise(stroke),
    drill && capitalise(drill),
    equipment && `with ${equipment.join(', ')}`,
    cadence && `${formatSpan([String(cadence.min), String(cadence.max)])}\u202f${sportOf(sport).cadenceUnit}`,
    sendOff && `every ${formatDuration(sendOff)}`,
    duration.lapButton && 'until you press lap',
  ].filter((words) => typeof words === 'string')
}
