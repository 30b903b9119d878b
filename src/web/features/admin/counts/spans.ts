import type { Span } from '../queries.ts'

export type SpanName = 'month' | 'quarter' | 'year'

/** How far back the charts go. A year is counted by weeks: its days would be too narrow to point at. */
export const spans: Record<SpanName, Span & { label: string }> = {
  month: { label: '30 days', days: 30, per: 'day' },
  quarter: { label: '90 days', days: 90, per: 'day' },
  year: { label: 'A year', days: 365, per: 'week' },
}

/** The span that is shown first; the title of the page reads it as well. */
export const usualSpan = spans.month
