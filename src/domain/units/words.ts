/** `3 efforts`, `1 effort`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

/** Whole seconds by units, without those of which there are none: `1 hour 5 minutes`, `45 seconds`; empty for 0. */
export function timeInWords(seconds: number, units = ['hour', 'minute', 'second'], format = formatCount): string {
  const counts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return units.flatMap((unit, index) => (counts[index] ? format(counts[index], unit) : [])).join(' ')
}

/** The text with a capital at its beginning. */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
