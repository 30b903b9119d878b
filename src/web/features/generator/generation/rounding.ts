import type { GenerateRequest } from '#domain/generator/request.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { distanceUnitLabel } from '../../../lib/format.ts'
import type { Generated } from './use-generation.ts'

/** The sentence that says why a workout is not exactly as long as requested; undefined if it is. */
export function roundingOf({ durationValue: asked }: GenerateRequest, made: Generated): string | undefined {
  const { durationUnit, durationValue, poolLength } = made
  if (durationUnit === 'minutes') {
    // A time is typed in whole seconds: a smaller difference is rounding from minutes.
    if (Math.abs(asked - durationValue) * 60 < 0.5) return undefined
    return `${formatDuration(asked * 60)} is not a whole number of 5 s; made ${formatDuration(durationValue * 60)}.`
  }
  if (asked === durationValue) return undefined
  const unit = distanceUnitLabel[durationUnit]
  const grain = poolLength === undefined ? `hundredths of a ${unit}` : `${poolLength} ${unit} lengths`
  return `${asked} ${unit} is not a whole number of ${grain}; made ${durationValue} ${unit}.`
}
