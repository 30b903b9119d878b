import { KeySheet, type Shortcut } from '../../../ui/key-sheet.tsx'

/** The list of the calendar's keys, opened by its button or by `?`. */
export function CalendarKeySheet({ className }: { className?: string }) {
  return <KeySheet shortcuts={shortcuts} {...(className && { className })} />
}

const shortcuts: readonly Shortcut[] = [
  { does: 'Another day', keys: ['Arrows'] },
  { does: 'The first, the last day of the week', keys: ['Home', 'End'] },
  { does: 'The week or month before, after', keys: ['Page Up', 'Page Down'] },
  { does: 'From a day to its first entry; on an empty day, add a workout', keys: ['Enter'] },
  { does: 'The entry above, below', keys: ['↑', '↓'] },
  { does: 'Open the workout of an entry', keys: ['Enter'] },
  { does: 'Back to the day', keys: ['Escape'] },
  { does: 'Pick an entry up, then put it on a day', keys: ['Space'] },
  { does: 'Cut, copy an entry, or all of a day', keys: ['Ctrl+X', 'Ctrl+C'] },
  { does: 'Paste on a day', keys: ['Ctrl+V'] },
  { does: 'Delete an entry', keys: ['Delete'] },
  { does: 'Undo', keys: ['Ctrl+Z'] },
  { does: 'Redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { does: 'This list', keys: ['?'] },
]
