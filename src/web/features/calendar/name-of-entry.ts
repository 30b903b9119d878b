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
