import { parseTypedTime } from '#domain/text/typed-time.ts'
import { convertDistance, type DistanceUnit } from '#domain/units/distance.ts'
import { formatTypedDuration, MAX_STEP_SECONDS } from '#domain/units/duration.ts'
import { defaultStepName, type Intensity } from '#domain/workout/intensity.ts'
import type { Duration, Step } from '#domain/workout/step.ts'

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

/** The text of a step's duration field: what was typed where that still means this duration, else the formatted value. */
export function typedDuration(duration: Duration): string {
  const { type, value, displayValue } = duration
  if (displayValue !== undefined) {
    const read = readDuration(String(displayValue), duration)
    if (typeof read === 'object' && read.value === value) return String(displayValue)
  }
  return type === 'time' ? formatTypedDuration(value) : String(value)
}

/** The duration with a typed value, or the sentence that says why it cannot be read. */
export function readDuration(
  typed: string,
  { type, unit, lapButton }: Pick<Duration, 'type' | 'unit' | 'lapButton'>,
): Duration | string {
  const value = type === 'time' ? parseTypedTime(typed) : readDistance(typed)
  if (value === undefined || value <= 0)
    return type === 'time'
      ? 'Enter a time, such as 10, 1.30, 90s or 1h30; seconds go up to 59.'
      : 'Enter a distance above 0.'
  if (type === 'time' && value > MAX_STEP_SECONDS) return 'A step cannot be longer than a day.'
  if (value > MAX_DISTANCE) return 'That is too far for one step.'
  return { type, unit, value, displayValue: typed.trim(), ...(lapButton && { lapButton }) }
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

/** A step with another name or notes, or without them when the text is empty. */
export function withText(step: Step, field: 'name' | 'notes', text: string): Step {
  const { [field]: _, ...rest } = step
  return text === '' ? rest : { ...rest, [field]: text }
}

// The bound of the stored form, in the distance's own unit.
const MAX_DISTANCE = 1_000_000

function readDistance(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$|^\.\d+$/.test(text) ? Number(text) : undefined
}
