import { formatDuration } from '#domain/units/duration.ts'
import type { CalendarItem } from './queries.ts'

type Mark = NonNullable<CalendarItem['mark']>

/** The fields of the dialog that asks how a workout went. */
export type MarkForm = {
  state: Mark['state']
  feeling: '' | '1' | '2' | '3' | '4' | '5'
  word: string
  /** As typed, such as `45:00`. */
  time: string
  /** Kilometres as typed. */
  distance: string
}

/** The fields for a mark; done for an entry without one. */
export function markFormOf(mark: CalendarItem['mark']): MarkForm {
  return {
    state: mark?.state ?? 'done',
    feeling: (mark?.feeling === undefined ? '' : String(mark.feeling)) as MarkForm['feeling'],
    word: mark?.word ?? '',
    time: mark?.seconds === undefined ? '' : formatDuration(mark.seconds),
    distance: mark?.metres === undefined ? '' : String(mark.metres / 1000),
  }
}

/** The fields with the time and the distance of a recorded activity; what it does not say stays. */
export function withFigures(form: MarkForm, { seconds, metres }: { seconds: number | null; metres: number | null }) {
  const { time, distance } = markFormOf({ state: 'done', ...(seconds && { seconds }), ...(metres && { metres }) })
  return { ...form, state: 'done' as const, time: time || form.time, distance: distance || form.distance }
}

/** The mark that the fields say, or what is wrong with them. `parseTime` reads a typed time in seconds. */
export function readMark(
  { state, feeling, word, time, distance }: MarkForm,
  parseTime: (typed: string) => number | undefined,
): { mark: Mark } | { problems: { time?: string; distance?: string } } {
  const said = { state, ...(feeling && { feeling: Number(feeling) }), ...(word.trim() && { word: word.trim() }) }
  if (state === 'skipped') return { mark: said }
  const seconds = time.trim() ? parseTime(time.trim()) : undefined
  const metres = distance.trim() ? Number(distance.trim().replace(',', '.')) * 1000 : undefined
  const problems = {
    ...(time.trim() && !(seconds && seconds > 0) && { time: 'Write a time such as 45:00 or 1:10:00.' }),
    ...(metres !== undefined &&
      !(metres > 0 && metres <= MAX_METRES) && { distance: 'Write kilometres, such as 10.5.' }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { mark: { ...said, ...(seconds && { seconds }), ...(metres && { metres: Math.round(metres) }) } }
}

const MAX_METRES = 10_000_000

/** A mark in words: `Done · felt 4 of 5 · 45:00 · 10 km`. */
export function markText({ state, feeling, word, seconds, metres }: Mark): string {
  return [
    state === 'done' ? 'Done' : 'Skipped',
    feeling !== undefined && `felt ${feeling} of 5`,
    seconds !== undefined && formatDuration(seconds),
    metres !== undefined && `${metres / 1000}\u202fkm`,
    word,
  ]
    .filter(Boolean)
    .join(' · ')
}
