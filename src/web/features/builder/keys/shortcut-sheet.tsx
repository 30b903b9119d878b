import { KeySheet, type Shortcut } from '../../../ui/key-sheet.tsx'
import { isAmongEntries } from './key-target.ts'

/** The list of keys, opened by its button, and by `?` while the focus is among the steps. */
export function ShortcutSheet() {
  return <KeySheet shortcuts={shortcuts} isHere={isAmongEntries} />
}

const shortcuts: readonly Shortcut[] = [
  { does: 'Undo', keys: ['Ctrl+Z'] },
  { does: 'Redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { does: 'Move up, also into or out of a repeat', keys: ['Alt+↑'] },
  { does: 'Move down, also into or out of a repeat', keys: ['Alt+↓'] },
  { does: 'Duplicate', keys: ['Ctrl+D'] },
  { does: 'Insert a step below', keys: ['Ctrl+Enter'] },
  { does: 'Insert a step above', keys: ['Ctrl+Shift+Enter'] },
  { does: 'Type steps as text', keys: ['/'] },
  { does: 'Repeat this step', keys: ['Ctrl+G'] },
  { does: 'Remove the repeat, keep its steps', keys: ['Ctrl+Shift+G'] },
  { does: 'Delete', keys: ['Delete'] },
  { does: 'Select several, from the focused block', keys: ['Shift+↑', 'Shift+↓'] },
  { does: 'Select all', keys: ['Ctrl+A'] },
  { does: 'Select up to a block; one more', keys: ['Shift+click', 'Ctrl+click'] },
  { does: 'End the selection', keys: ['Escape'] },
  { does: 'Copy, cut as text', keys: ['Ctrl+C', 'Ctrl+X'] },
  { does: 'Paste lines of text below', keys: ['Ctrl+V'] },
  { does: 'In the chart: change length or intensity; by five', keys: ['Arrows', 'Shift+arrows'] },
  { does: 'This list', keys: ['?'] },
]
