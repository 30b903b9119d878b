import type { CalendarItem } from '../queries.ts'
import { NoteDialog, RestDialog } from './note-dialog.tsx'
import { RaceDialog } from './race-dialog.tsx'

/** Changes a note, a rest day or a race. */
export function OwnDialog({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  switch (item.content.kind) {
    case 'note':
      return <NoteDialog date={item.date} item={item} onClose={onClose} />
    case 'rest':
      return <RestDialog item={item} text={item.content.text} onClose={onClose} />
    case 'race':
      return <RaceDialog date={item.date} item={item} onClose={onClose} />
    case 'workout':
      return null
  }
}
