import type { SportId } from '#domain/sports/registry.ts'
import type { CalendarItem } from './queries.ts'

/** What an entry of a day is called. */
export function nameOfEntry({ content }: Pick<CalendarItem, 'content'>): string {
  switch (content.kind) {
    case 'workout':
      return content.title.name
    case 'race':
      return `Race: ${content.name}`
    case 'rest':
      return content.text ? `Rest day: ${content.text}` : 'Rest day'
    case 'note':
      return content.text
  }
}

/** The sport of a workout, and of a race if it says one. */
export function sportOfEntry({ content }: Pick<CalendarItem, 'content'>): SportId | undefined {
  if (content.kind === 'workout') return content.title.sport
  return content.kind === 'race' ? (content.sport ?? undefined) : undefined
}
