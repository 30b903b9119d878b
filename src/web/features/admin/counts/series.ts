import type { Counts } from '../queries.ts'

export type Counted = Counts['data'][number]
export type SeriesName = Exclude<keyof Counted, 'day'>

/** What is counted, each with its chart. */
export const series: readonly { name: SeriesName; label: string; short: string }[] = [
  { name: 'sign_ups', label: 'Sign-ups', short: 'Sign-ups' },
  { name: 'generated', label: 'Generated workouts', short: 'Generated' },
  { name: 'built', label: 'Built workouts', short: 'Built' },
  { name: 'imported', label: 'Imported workouts', short: 'Imported' },
  { name: 'routes', label: 'Saved routes', short: 'Routes' },
]

export type Bar = { day: string; count: number }

export function barsOf(data: readonly Counted[], name: SeriesName): Bar[] {
  return data.map((row) => ({ day: row.day, count: row[name] }))
}

export function totalOf(bars: readonly Bar[]): number {
  return bars.reduce((total, { count }) => total + count, 0)
}

/** The tallest bar of several charts that are compared with each other; 0 if nothing was counted. */
export function mostOf(charts: readonly (readonly Bar[])[]): number {
  return Math.max(0, ...charts.flat().map(({ count }) => count))
}
