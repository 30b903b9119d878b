import { addDays } from '#domain/calendar/days/day.ts'
import type { Span } from '../queries.ts'
import type { Bar } from './series.ts'

/** The day of a bar, or the days of its week: `Thu 19 Nov`, `16–22 Nov`, `30 Nov – 6 Dec`. */
export function dayWords(day: string, per: Span['per']): string {
  if (per === 'day') return withWeekday.format(new Date(day))
  const last = addDays(day, 6)
  return day.slice(0, 7) === last.slice(0, 7)
    ? `${Number(day.slice(8))}–${short.format(new Date(last))}`
    : `${short.format(new Date(day))} – ${short.format(new Date(last))}`
}

/** The chart in a sentence: `42 from 21 Oct to 19 Nov, most on Thu 12 Nov: 7`. */
export function summaryOf(bars: readonly Bar[], per: Span['per']): string {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return 'Nothing was counted.'
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best), first)
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  const span = `from ${short.format(new Date(first.day))} to ${short.format(new Date(per === 'week' ? addDays(last.day, 6) : last.day))}`
  if (total === 0) return `None ${span}`
  const inMost = `most ${per === 'day' ? 'on' : 'in the week of'} ${dayWords(most.day, per)}: ${most.count.toLocaleString('en')}`
  return `${total.toLocaleString('en')} ${span}, ${inMost}`
}

/** The days under the rule: of the first bar, of one in the middle, and of the last. */
export function ruleWords(bars: readonly Bar[], per: Span['per']): string[] {
  const [first, middle] = [bars[0], bars[Math.floor(bars.length / 2)]]
  if (!first || !middle) return []
  return [short.format(new Date(first.day)), short.format(new Date(middle.day)), per === 'day' ? 'Today' : 'This week']
}

const withWeekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
