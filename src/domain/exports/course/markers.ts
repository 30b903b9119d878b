/** Words at a time of a course; the minutes are as written. */
export type Marker = { minutes: string; words: string; isLap: boolean }

/** A line of a course with words in place of the figure, as CompuTrainer marks laps: `4 LAP`, `4 LAP 2 Hard`, `4 Sit up`. */
export function markerIn(line: string): Marker | undefined {
  const [, minutes, words] = /^([\d.,]+)\s+(\p{L}.*)/u.exec(line) ?? []
  if (minutes === undefined || words === undefined || /^(nan|inf|infinity)$/i.test(words)) return undefined
  const isLap = /^lap\b/i.test(words)
  return { minutes, words: isLap ? words.replace(/lap\b\s*\d*\s*/i, '') : words, isLap }
}
