/** Whether a key undoes or redoes: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, on a Mac with ⌘. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return shiftKey ? 'redo' : 'undo'
  return key === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined
}
