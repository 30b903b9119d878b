/** `3 efforts`, `1 effort`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

/** Whole seconds in words: `1 hour 5 minutes`, `45 seconds`; empty for 0. */
export function timeInWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? formatCount(count, unit) : [])).join(' ')
}

/** The text with a capital at its beginning. */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
