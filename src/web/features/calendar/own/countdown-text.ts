import { formatCount } from '#domain/units/words.ts'

/** The days until a race in words, and in weeks from two on: `in 43 days · 6 weeks and 1 day`. */
export function countdownText(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const [weeks, rest] = [Math.floor(days / 7), days % 7]
  if (weeks < 2) return `in ${days} days`
  const inWeeks =
    rest === 0 ? formatCount(weeks, 'week') : `${formatCount(weeks, 'week')} and ${formatCount(rest, 'day')}`
  return `in ${days} days · ${inWeeks}`
}
