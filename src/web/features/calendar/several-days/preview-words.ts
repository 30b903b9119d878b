import { addDays, daysBetween, daysFrom } from '#domain/calendar/days/day.ts'
import { formatCount } from '#domain/units/words.ts'
import { nameOfWeek, weekdayOf } from '../day-names.ts'
import type { Preview } from './use-preview.ts'

type Named = Pick<Preview['goes'][number], 'kind' | 'name'>

/** What an entry of a preview is called. */
export function nameOfPreviewed({ kind, name }: Named): string {
  if (kind === 'rest') return name ? `Rest day: ${name}` : 'Rest day'
  if (kind !== 'note') return name
  return name.length > MAX_NOTE_CHARACTERS ? `Note: ${name.slice(0, MAX_NOTE_CHARACTERS).trim()}…` : `Note: ${name}`
}

/** Characters of a note that are shown. */
const MAX_NOTE_CHARACTERS = 40

/** The weeks that copies of the week from a first day come to, each with what it gets and what it loses. */
export function weeksOf({ comes, goes }: Preview, firstDay: string): { name: string; gets: string; loses: string }[] {
  const weekAt = (day: string) => Math.floor(daysBetween(firstDay, day) / 7)
  const lost = Map.groupBy(goes, ({ date }) => weekAt(date))
  return [...Map.groupBy(comes, ({ to }) => weekAt(to))].map(([week, items]) => ({
    name: nameOfWeek(daysFrom(addDays(firstDay, 7 * week), 7)),
    gets: items.map((item) => `${weekdayOf(item.to)} ${nameOfPreviewed(item)}`).join(' · '),
    loses: (lost.get(week) ?? []).map((item) => `${weekdayOf(item.date)} ${nameOfPreviewed(item)}`).join(' · '),
  }))
}

const reasons = { race: 'a race', deleted: 'deleted', done: 'done', skipped: 'skipped' } as const

/** What stays, with its reasons: `City marathon (a race), Easy run (done)`; the rest beyond a few is counted. */
export function staysText(stays: Preview['stays'], most = 5): string {
  const named = stays.slice(0, most).map((item) => `${nameOfPreviewed(item)} (${reasons[item.because]})`)
  const more = stays.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** `12 entries`, `1 entry`. */
export function countEntries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

/** `2 days later`, `1 day earlier`. */
export function shiftText(days: number): string {
  return `${formatCount(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`
}

/** The whole number that a person typed, if it lies between 1 and a most. */
export function readCount(typed: string, most: number): number | undefined {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return count >= 1 && count <= most ? count : undefined
}
