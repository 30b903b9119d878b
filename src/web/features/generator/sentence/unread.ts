import type { Span, Understood, Unread } from '#domain/sentence/result.ts'
import { dangers, OFF_THE_BIKE, OTHER_PART } from '#domain/sentence/tokens/words/unsupported-words.ts'
import { TOO_LONG } from '#domain/sentence/understand.ts'

/** What is to be checked and what is a workout of its own, in the open, and what else was left out, folded. */
type Told = { checks: Unread[]; ofOtherSports: Unread[]; leftOut: Unread[] }

/**
 * What is told of the words that were not taken as they stand. Advice for health, a sentence that is too long, and why
 * nothing is built are told in the open.
 */
export function toldOf({ unusable, checks, unread }: Understood): Told {
  const isReason = (one: Unread) => unusable !== undefined && one.from === unusable.from && one.to === unusable.to
  const isOpen = (one: Unread) => isReason(one) || dangers.has(one.sentence) || one.sentence === TOO_LONG
  const why = unread.filter(isReason).map(({ sentence }) => sentence)
  return {
    checks: [
      ...(unusable ? [{ ...unusable, sentence: [...why, unusable.sentence].join(' ') }] : []),
      ...unread.filter((one) => isOpen(one) && !isReason(one)),
      ...checks.filter((one) => !isOfOtherSport(one)),
    ],
    ofOtherSports: [...unread, ...checks].filter(isOfOtherSport),
    leftOut: unread.filter((one) => !isOpen(one) && !isOfOtherSport(one)),
  }
}

function isOfOtherSport({ sentence }: Unread): boolean {
  return sentence === OTHER_PART || sentence === OFF_THE_BIKE
}

/** What is to be checked in how a sentence was read, and its unread parts, one line for each reason. */
export function unreadLines(sentence: string, understood: Understood): string[] {
  const { checks, ofOtherSports, leftOut } = toldOf(understood)
  return quoteByReason([...checks, ...ofOtherSports, ...leftOut], sentence)
}

/** The words that have the same reason in one line with it. */
export function quoteByReason(unread: readonly Unread[], sentence: string): string[] {
  const byReason = new Map<string, Unread[]>()
  for (const one of unread) {
    const alike = byReason.get(one.sentence)
    if (alike) alike.push(one)
    else byReason.set(one.sentence, [one])
  }
  return [...byReason].map(([why, words]) => quoteAll(words, why, sentence))
}

/** The unread words and why they are unread; only the reason if it quotes the words already. */
export function quoteUnread(one: Unread, sentence: string): string {
  return quoteAll([one], one.sentence, sentence)
}

function quoteAll(words: readonly Unread[], why: string, sentence: string): string {
  const quotes = [...new Set(words.map((one) => quoteWords(one, sentence)))].filter((quote) => !why.includes(quote))
  return quotes.length === 0 ? why : `${quotes.join(', ')}: ${why}`
}

/** Words of the sentence between quotation marks; of many, the first. */
export function quoteWords({ from, to }: Span, sentence: string): string {
  const words = sentence.slice(from, to)
  return words.length <= MAX_QUOTED_CHARACTERS ? `“${words}”` : `“${words.slice(0, MAX_QUOTED_CHARACTERS).trim()} …”`
}

const MAX_QUOTED_CHARACTERS = 120
