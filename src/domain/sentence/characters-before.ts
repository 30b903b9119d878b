/** The last characters of a sentence before a place, at most so many. */
export function charactersBefore(sentence: string, place: number, most: number): string {
  return sentence.slice(Math.max(0, place - most), place)
}
