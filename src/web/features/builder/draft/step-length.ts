import { DEFAULT_SPORT, type SportId, sportOf } from '#domain/sports/registry.ts'
import { MAX_TYPED_CHARACTERS } from '#domain/text/grammar/typed-length.ts'
import { parseLengthField } from '#domain/text/length-field.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatTypedDuration, MAX_STEP_SECONDS } from '#domain/units/duration.ts'
import type { Duration } from '#domain/workout/step.ts'
import type { DraftStep } from './draft-entries.ts'

/** What the field of a length asks for while it is typed in. */
export type LengthField = Pick<Duration, 'type' | 'unit'>

/** The text of a step's length field: what was typed where that still means this length, else the formatted value. */
export function typedDuration(duration: Duration, sport: SportId = DEFAULT_SPORT): string {
  const { displayValue } = duration
  if (displayValue !== undefined) {
    const read = readDuration(String(displayValue), duration, sport)
    if (typeof read === 'object' && isSameLength(read, duration)) return String(displayValue)
  }
  return duration.type === 'time' ? formatTypedDuration(duration.value) : String(duration.value)
}

/** Whether two durations are equally long, in the same unit of distance. */
export function isSameLength(one: Duration, other: Duration): boolean {
  return one.type === other.type && one.value === other.value && (one.type === 'time' || one.unit === other.unit)
}

/** The duration that is typed into a field of `field`, or the sentence that says why it cannot be read. */
export function readDuration(typed: string, field: LengthField, sport: SportId = DEFAULT_SPORT): Duration | string {
  const text = typed.trim()
  const asked = field.type === 'time' ? { type: field.type } : { type: field.type, unit: field.unit as DistanceUnit }
  const length = parseLengthField(text, asked, sportOf(sport))
  if (!length || length.value <= 0)
    return field.type === 'time'
      ? 'Enter a time, such as 10, 1.30, 90s or 1h30, or a distance, such as 400m or 5 km; seconds go up to 59.'
      : 'Enter a distance above 0, such as 5, 400m or 1.5 km, or a time, such as 90s or 1:30.'
  if (length.type === 'time') {
    if (length.value > MAX_STEP_SECONDS) return 'A step cannot be longer than a day.'
    const unit = field.type === 'time' ? field.unit : 'minutes'
    return { type: 'time', unit, value: length.value, ...displayOf(text) }
  }
  if (length.value > maxDistance[length.unit]) return 'That is too far for one step.'
  // The unit is a field of its own, and not part of what is shown as typed.
  return { ...length, ...displayOf(/[^\d.,]/.test(text) ? String(length.value) : text) }
}

/** A step with the length that is typed into a field of `field`, or with the text if that cannot be read. */
export function withTypedLength(one: DraftStep, typed: string, field: LengthField, sport?: SportId): DraftStep {
  const read = readDuration(typed, field, sport)
  return typeof read === 'string' ? { ...one, unread: typed } : withDuration(one, read)
}

/** A step with another length; the lap button still ends it. */
export function withDuration({ unread: _, ...one }: DraftStep, duration: Duration): DraftStep {
  const { lapButton } = one.step.duration
  return { ...one, step: { ...one.step, duration: { ...duration, ...(lapButton && { lapButton }) } } }
}

function displayOf(text: string): Pick<Duration, 'displayValue'> {
  return text.length <= MAX_TYPED_CHARACTERS ? { displayValue: text } : {}
}

// The bounds of the stored form.
const maxDistance: Record<DistanceUnit, number> = {
  kilometers: 10_000,
  miles: 10_000,
  meters: 1_000_000,
  yards: 1_000_000,
}
