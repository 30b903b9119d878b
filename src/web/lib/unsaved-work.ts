/** The registered checks for work that leaving the page would lose. */
const checks = new Set<() => boolean>()

/** Whether the page has unsaved work at this moment. */
export function hasUnsavedWork(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved())
}

/** Registers a check for unsaved work; the returned function removes it. */
export function registerUnsavedWork(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved)
  return () => checks.delete(isUnsaved)
}
