import { parseTypedTime } from '#domain/text/typed-time.ts'
import { convertDistance, type DistanceUnit } from '#domain/units/distance.ts'
import { formatTypedDuration, MAX_STEP_SECONDS } from '#domain/units/duration.ts'
import { defaultStepName, type Intensity } from '#domain/workout/intensity.ts'
import type { Duration, Step } from '#domain/workout/step.ts'

export type DurationType = Duration['type']

/** A step as it is before anyone changes it, under its intensity's own name. */
export function freshStep(intensity: Intensity, duration: Duration): Step {
  return { name: defaultStepName[intensity], intensity, duration }
}

/** A time in seconds. */
export function timeOf(seconds: number): Duration {
  return { type: 'time', unit: 'minutes', value: seconds }
}

/** Ten minutes, or about a kilometre in the unit: 1 of the long units, 1000 of the short ones. */
export function freshDuration(type: DurationType, unit: DistanceUnit): Duration {
  if (type === 'time') return timeOf(600)
  return { type, unit, value: unit === 'meters' || unit === 'yards' ? 1000 : 1 }
}

/** What stands in a step's duration field: what its athlete typed where that is still true, else the value written out. */
export function typedDuration(duration: Duration): string {
  const { type, value, displayValue } = duration
  if (displayValue !== undefined) {
    const read = readDuration(String(displayValue), duration)
    if (typeof read === 'object' && read.value === value) return String(displayValue)
  }
  return type === 'time' ? formatTypedDuration(value) : String(value)
}

/** The duration with a value somebody typed, or the sentence that says why it cannot be one. */
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
  if (value > LONGEST_DISTANCE) return 'That is too far for one step.'
  return { type, unit, value, displayValue: typed.trim(), ...(lapButton && { lapButton }) }
}

/** A distance moved to another unit; never rounded down to nothing. */
export function inUnit(duration: Duration, unit: DistanceUnit): Duration {
  if (duration.type === 'time' || duration.unit === unit) return duration
  const value = convertDistance(duration.value, duration.unit as DistanceUnit, unit)
  const least = unit === 'meters' || unit === 'yards' ? 1 : 0.01
  const { lapButton } = duration
  return { type: 'distance', unit, value: Math.max(value, least), ...(lapButton && { lapButton }) }
}

/** Another intensity brings its own name. */
export function withIntensity(step: Step, intensity: Intensity): Step {
  return { ...step, intensity, name: defaultStepName[intensity] }
}

/** A step with another text, or without one when the text is empty. */
export function withText(step: Step, field: 'name' | 'notes', text: string): Step {
  const { [field]: _, ...rest } = step
  return text === '' ? rest : { ...rest, [field]: text }
}

// The schema's bound, in the unit itself.
const LONGEST_DISTANCE = 1_000_000

function readDistance(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$|^\.\d+$/.test(text) ? Number(text) : undefined
}
