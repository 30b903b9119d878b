import { type Token, textAt } from './tokens.ts'

/** Phrases by their first word, the longest first. */
export type Phrases<Value> = ReadonlyMap<string, readonly { words: readonly string[]; value: Value }[]>

/** A value read from the tokens, and the index of the token behind it. */
export type Match<Value> = { value: Value; next: number }

/** Indexes values by their phrases for `matchPhrase`: phrases separated by commas, their tokens by spaces. */
export function indexPhrases<Value>(table: Iterable<readonly [Value, phrases: string]>): Phrases<Value> {
  const byFirst = new Map<string, { words: readonly string[]; value: Value }[]>()
  for (const [value, phrases] of table) {
    for (const words of phrases.split(',').map((phrase) => phrase.split(' '))) {
      const [first = ''] = words
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }])
    }
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length)
  return byFirst
}

/** Indexes phrases that need no value. */
export function indexList(phrases: string): Phrases<true> {
  return indexPhrases([[true, phrases]])
}

/** The longest phrase that starts at a token. */
export function matchPhrase<Value>(
  tokens: readonly Token[],
  at: number,
  phrases: Phrases<Value>,
): Match<Value> | undefined {
  const listed = phrases.get(textAt(tokens, at))
  if (!listed) return undefined
  for (const { words, value } of listed) if (standsAt(tokens, at, words)) return { value, next: at + words.length }
  return undefined
}

/** Whether words stand at an index, the first of which does. */
function standsAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let ahead = 1; ahead < words.length; ahead += 1) if (tokens[at + ahead]?.text !== words[ahead]) return false
  return true
}

/** The index after as many as `most` tokens that are among the words; the index itself if the first is not. */
export function skip(tokens: readonly Token[], at: number, words: ReadonlySet<string>, { most } = { most: 1 }): number {
  let next = at
  while (next < at + most && words.has(textAt(tokens, next))) next += 1
  return next
}
