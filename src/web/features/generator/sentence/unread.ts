import type { Understood, Unread } from '#domain/sentence/result.ts'

/** What of a sentence was not understood, a line each. */
export function unreadIn(sentence: string, { unread }: Understood): string[] {
  return [...new Set(unread.map((one) => told(one, sentence)))]
}

/** The words that were not taken, before why; a sentence that quotes them already stands for itself. */
export function told({ from, to, sentence: why }: Unread, sentence: string): string {
  const words = sentence.slice(from, to)
  return why.includes(`“${words}”`) ? why : `“${words}”: ${why}`
}
