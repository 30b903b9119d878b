import type { Match } from './phrases.ts'
import type { Token } from './tokens.ts'

type Read<Value> = (tokens: readonly Token[], at: number) => Match<Value> | undefined

/**
 * The same reading, done once for each token of a sentence: many readers look for a number or a length at the same place.
 * Only the answers for the tokens that were asked about last are kept, because nearly all questions are about the same ones.
 */
export function oncePerToken<Value>(read: Read<Value>): Read<Value> {
  let asked: readonly Token[] = []
  let answers: (Match<Value> | 'none' | undefined)[] = []
  return (tokens, at) => {
    if (at < 0 || at >= tokens.length) return read(tokens, at)
    if (tokens !== asked) {
      asked = tokens
      answers = []
    }
    const known = answers[at]
    if (known !== undefined) return known === 'none' ? undefined : known
    const found = read(tokens, at)
    // A reading of other tokens within this one has its own answers.
    if (tokens === asked) answers[at] = found ?? 'none'
    return found
  }
}
