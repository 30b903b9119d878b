/** The words of a sentence that stand at some places of it. */
export function wordsOf(sentence: string, places: readonly { from: number; to: number }[]): string[] {
  return places.map(({ from, to }) => sentence.slice(from, to))
}
