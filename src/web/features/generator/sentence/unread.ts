import type { Understood, Unread } from '#domain/sentence/result.ts'

/** What is to be checked in how a sentence was read, and its unread parts, one line for each. */
export function unreadLines(sentence: string, { checks, unread }: Understood): string[] {
  return [...new Set([...checks, ...unread].map((one) => quoteUnread(one, sentence)))]
}

/** The unread words and why they are unread; only the reason if it quotes the words already. */
export function quoteUnread({ from, to, sentence: why }: Unread, sentence: string): string {
  const words = sentence.slice(from, to)
  return why.includes(`“${words}”`) ? why : `“${words}”: ${why}`
}
