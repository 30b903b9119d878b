import type { Understood, Unread } from '#domain/sentence/result.ts'

/** The unread parts of a sentence, one line for each. */
export function unreadLines(sentence: string, { unread }: Understood): string[] {
  return [...new Set(unread.map((one) => quoteUnread(one, sentence)))]
}

/** The unread words and why they are unread; only the reason if it quotes the words already. */
export function quoteUnread({ from, to, sentence: why }: Unread, sentence: string): string {
  const words = sentence.slice(from, to)
  return why.includes(`“${words}”`) ? why : `“${words}”: ${why}`
}
