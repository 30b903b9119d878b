import { convertDistance, type DistanceUnit } from '#domain/units/distance.ts'
import { defaultStepName, type Intensity } from '#domain/workout/intensity.ts'
import type { Duration, Step } from '#domain/workout/step.ts'

/** What a step aims at: its target, and how hard it should feel. */
export type Aim = { target?: Step['target'] | undefined; effort?: number | undefined }

export type DurationType = Duration['type']

/** A new step, with the default name of its intensity. */
export function freshStep(intensity: Intensity, duration: Duration): Step {
  return { name: defaultStepName[intensity], intensity, duration }
}

/** A time in seconds. */
export function timeOf(seconds: number): Duration {
  return { type: 'time', unit: 'minutes', value: seconds }
}

/** A new step's duration: ten minutes, or about a kilometre: 1 of the long units, 1000 of the short ones. */
export function freshDuration(type: DurationType, unit: DistanceUnit): Duration {
  if (type === 'time') return timeOf(600)
  return { type, unit, value: unit === 'meters' || unit === 'yards' ? 1000 : 1 }
}

/** A distance converted to another unit; never rounded down to 0. */
export function inUnit(duration: Duration, unit: DistanceUnit): Duration {
  if (duration.type === 'time' || duration.unit === unit) return duration
  const value = convertDistance(duration.value, duration.unit as DistanceUnit, unit)
  const least = unit === 'meters' || unit === 'yards' ? 1 : 0.01
  const { lapButton } = duration
  return { type: 'distance', unit, value: Math.max(value, least), ...(lapButton && { lapButton }) }
}

/** A step with another intensity and its default name. */
export function withIntensity(step: Step, intensity: Intensity): Step {
  return { ...step, intensity, name: defaultStepName[intensity] }
}

/** A step with another target and effort, or without. */
export function withTarget({ target: _, effort: __, ...step }: Step, { target, effort }: Aim): Step {
  return { ...step, ...(target && { target }), ...(effort && { effort }) }
}

/** A step with another name or notes, or without them when the text is empty. */
export function withText(step: Step, field: 'name' | 'notes', text: string): Step {
  const { [field]: _, ...rest } = step
  return text === '' ? rest : { ...rest, [field]: text }
}
