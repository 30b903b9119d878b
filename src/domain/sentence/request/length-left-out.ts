import type { Unread } from '../result.ts'

/** Whether a length was said and is left out, for it is too long, too short, or beside what it is of. */
export function isLengthLeftOut(unread: readonly Unread[], sentence: string): boolean {
  return unread.some(({ from, to, sentence: why }) => OF_LENGTH.test(why) && isLength(sentence.slice(from, to)))
}

function isLength(words: string): boolean {
  return LENGTH.test(words) && !SET.test(words)
}

const SET = /\d\s?[x×*]/i
const OF_LENGTH = /can be .+ long|as fast: check the length|what this length is of|longer than any/i
// A few minutes are a rest.
const LENGTH =
  /\d\s?(?:km|k|mi|miles?|kilomet(?:er|re)s?|m|met(?:er|re)s?|yards?|h|hrs?|hours?)\b|(?:\d{2,}|\b0)\s?(?:min|mins|minutes?)\b/i
