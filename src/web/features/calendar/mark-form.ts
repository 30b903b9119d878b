import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { formatMetres } from '../../lib/format.ts'
import type { CalendarItem } from './queries.ts'
import { readDistance, type WrittenDistance, writeDistance } from './typed-distance.ts'

type Mark = NonNullable<CalendarItem['mark']>

/** The fields of the dialog that asks how a workout went. */
export type MarkForm = {
  state: Mark['state']
  feeling: '' | '1' | '2' | '3' | '4' | '5'
  word: string
  /** As typed, such as `45:00`. */
  time: string
  /** As typed, in the unit of the field. */
  distance: string
  /** What the field was filled with. */
  written?: WrittenDistance
}

/** The fields for a mark; done for an entry without one. */
export function markFormOf(mark: CalendarItem['mark'], unit: DistanceUnit): MarkForm {
  const written = mark?.metres === undefined ? undefined : writeDistance(mark.metres, unit)
  return {
    state: mark?.state ?? 'done',
    feeling: (mark?.feeling === undefined ? '' : String(mark.feeling)) as MarkForm['feeling'],
    word: mark?.word ?? '',
    time: mark?.seconds === undefined ? '' : formatDuration(mark.seconds),
    distance: written?.text ?? '',
    ...(written && { written }),
  }
}

/** The fields with the time and the distance of a recorded activity; what it does not say stays. */
export function withFigures(
  form: MarkForm,
  { seconds, metres }: { seconds: number | null; metres: number | null },
  unit: DistanceUnit,
): MarkForm {
  const read = markFormOf({ state: 'done', ...(seconds && { seconds }), ...(metres && { metres }) }, unit)
  const { distance, written } = metres ? read : form
  return { ...form, state: 'done', time: read.time || form.time, distance, ...(written && { written }) }
}

/** The mark that the fields say, or what is wrong with them. `parseTime` reads a typed time in seconds. */
export function readMark(
  { state, feeling, word, time, distance, written }: MarkForm,
  parseTime: (typed: string) => number | undefined,
  unit: DistanceUnit,
): { mark: Mark } | { problems: { time?: string; distance?: string } } {
  const said = { state, ...(feeling && { feeling: Number(feeling) }), ...(word.trim() && { word: word.trim() }) }
  if (state === 'skipped') return { mark: said }
  const seconds = time.trim() ? parseTime(time.trim()) : undefined
  const metres = distance.trim() ? (readDistance(distance, unit, written) ?? 0) : undefined
  const problems = {
    ...(time.trim() && !(seconds && seconds > 0) && { time: 'Write a time such as 45:00 or 1:10:00.' }),
    ...(metres !== undefined &&
      !(metres > 0 && metres <= MAX_METRES) && { distance: `Write ${distanceExamples[unit]}.` }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { mark: { ...said, ...(seconds && { seconds }), ...(metres && { metres }) } }
}

const MAX_METRES = 10_000_000

const distanceExamples: Record<DistanceUnit, string> = {
  kilometers: 'kilometres, such as 10.5',
  miles: 'miles, such as 6.5',
  meters: 'metres, such as 1500',
  yards: 'yards, such as 1650',
}

/** A mark in words: `Done · felt 4 of 5 · 45:00 · 10 km`. */
export function markText({ state, feeling, word, seconds, metres }: Mark, unit: DistanceUnit): string {
  return [
    state === 'done' ? 'Done' : 'Skipped',
    feeling !== undefined && `felt ${feeling} of 5`,
    seconds !== undefined && formatDuration(seconds),
    metres !== undefined && formatMetres(metres, unit),
    word,
  ]
    .filter(Boolean)
    .join(' · ')
}
