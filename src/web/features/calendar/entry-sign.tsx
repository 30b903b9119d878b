import Flag from 'lucide-react/icons/flag'
import Moon from 'lucide-react/icons/moon'
import StickyNote from 'lucide-react/icons/sticky-note'
import { SportMark } from '../workouts/sport-mark.tsx'
import type { CalendarItem } from './queries.ts'

/** The small mark of an entry: that of its sport, a flag for a race, a moon for a rest day. */
export function EntrySign({ content, className = 'size-3.5' }: Pick<CalendarItem, 'content'> & { className?: string }) {
  if (content.kind === 'workout') return <SportMark sport={content.title.sport} className={className} />
  const Icon = icons[content.kind]
  return <Icon aria-hidden="true" className={`flex-none ${content.kind === 'race' ? '' : 'text-ink-2'} ${className}`} />
}

const icons = { race: Flag, rest: Moon, note: StickyNote }
